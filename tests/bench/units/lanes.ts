import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { connectionConfig, createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { laterInSameThread, type LaterRequest } from '@rondelle/projector/later/later-work.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { Client } from 'pg';
import { gameRecorded, type Place } from '../game-events.ts';
import { readPlaces, readReached } from '../lag.ts';
import { quantile } from '../numbers.ts';
import { createMeter, type Meter, minus, over, type Spent, sumOf } from './meter.ts';

export type Lanes = {
  readonly append: Spent;
  /** The cost of an event of an append of twenty. */
  readonly appendOfMany: Spent;
  /** A transaction of the first lane with one result, and with twenty. */
  readonly batchOfOne: Spent;
  /** Milliseconds of the site within which 99 % of the transactions with one result are done. */
  readonly batchP99: number;
  readonly batchOfTwenty: Spent;
  /** A query of how far the views are, as in the measurement of the lag. */
  readonly look: Spent;
  /** A group of the second lane, and the number of groups of a result. */
  readonly group: Spent;
  readonly groupsOfResult: number;
};

const [appends, looks, batches, many, rounds, resultsOfRound] = [600, 600, 300, 20, 3, 50];
const firstId = 150_000_000;

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

type Recorder = { readonly one: () => Promise<unknown>; readonly some: (count: number) => Promise<unknown> };

const recorderOf = (log: EventLog, places: readonly Place[]): Recorder => {
  let count = 0;
  const next = () => {
    const place = places[count % places.length];
    if (!place) throw new Error('there are no league games to take after');
    count += 1;
    return gameRecorded(firstId + count, place);
  };
  return {
    one: () => {
      const { stream, events, expected } = next();
      return log.append(stream, events, expected);
    },
    some: (some) => log.appendMany(Array.from({ length: some }, next)),
  };
};

const repeat = async (times: number, act: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await act();
};

/** A projector in this process whose second lane works only on demand. */
const startLanes = (databaseUrl: string, log: EventLog) => {
  const pool = createPool(databaseUrl);
  const work = laterInSameThread(pool, views);
  const question = Promise.withResolvers<LaterRequest>();
  let [seen, wanted] = [0, 0];
  let reached = Promise.withResolvers<void>();
  const projector = startProjector({
    pool,
    log,
    onError: (error) => question.reject(error),
    later: async (request) => {
      question.resolve(request);
      return null;
    },
    onBatch: (events) => {
      seen += events;
      if (seen >= wanted) reached.resolve();
    },
  });
  return {
    /** Resolves when the first lane has projected so many more events. */
    after: async (events: number, act: () => Promise<unknown>): Promise<void> => {
      reached = Promise.withResolvers<void>();
      wanted = seen + events;
      await act();
      await reached.promise;
    },
    /** Runs all work of the second lane; returns the number of groups. */
    workOff: async (): Promise<number> => {
      const request = { ...(await question.promise), resting: [] };
      let groups = 0;
      for (let done = await work(request); done !== null; done = await work(request)) {
        if (done === 'lost') throw new Error('another projector has taken over');
        groups += 1;
      }
      return groups;
    },
    close: async (): Promise<void> => {
      await projector.stop();
      await pool.end();
    },
  };
};

type Started = ReturnType<typeof startLanes>;

/** The cost of a group over all rounds, and the number of groups of a result. */
const measureLater = async (meter: Meter, lanes: Started, { some }: Recorder) => {
  const spent: Spent[] = [];
  let groups = 0;
  await lanes.workOff();
  for (let round = 0; round < rounds; round += 1) {
    await lanes.after(resultsOfRound, () => some(resultsOfRound));
    const work = async () => {
      groups += await lanes.workOff();
    };
    spent.push(await meter.each(1, work));
  }
  return { group: over(sumOf(spent), groups), groupsOfResult: groups / (rounds * resultsOfRound) };
};

/** The cost of appends and of both lanes of a projector on a database with all its views. */
export const measureLanes = async (databaseUrl: string): Promise<Lanes> => {
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  const places = await readPlaces(client);
  const log = await openEventLog(databaseUrl);
  const pool = createPool(databaseUrl, { max: 1 });
  const record = recorderOf(log, places);
  try {
    const still = await createMeter(pool, process.pid);
    await record.some(places.length);
    const append = await still.each(appends, () => repeat(appends, record.one));
    const appendOfMany = await still.each(appends, () => repeat(appends / many, () => record.some(many)));
    const look = await still.each(looks, () => repeat(looks, () => readReached(client)));
    const lanes = startLanes(databaseUrl, log);
    try {
      await lanes.after(places.length + 2 * appends, async () => undefined);
      const meter = await createMeter(pool, process.pid);
      const times: number[] = [];
      const recordOne = async (): Promise<void> => {
        const begun = ownMs();
        await lanes.after(1, record.one);
        times.push(ownMs() - begun);
      };
      const single = await meter.each(batches, () => repeat(batches, recordOne));
      const twenty = await meter.each(batches / 10, () =>
        repeat(batches / 10, () => lanes.after(many, () => record.some(many))),
      );
      const later = await measureLater(meter, lanes, record);
      return {
        append,
        appendOfMany,
        batchOfOne: minus(single, append),
        batchP99: quantile(times, 0.99) - append.site,
        look,
        batchOfTwenty: minus(twenty, over(appendOfMany, 1 / many)),
        ...later,
      };
    } finally {
      await lanes.close();
    }
  } finally {
    await client.end();
    await pool.end();
    await log.close();
  }
};
