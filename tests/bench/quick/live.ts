import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  comparePositions,
  type Position,
  type Revision,
  systemActor,
} from '@rondelle/contracts/log/event.ts';
import { idsStreamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { gameRecorded, type Place } from '../game-events.ts';
import { readPlaces, readReached } from '../lag.ts';
import { median } from '../numbers.ts';
import { startServer } from '../program.ts';

/** Milliseconds until a projector has followed: ours a result, and a bare one an event that no view reads. */
type Followed = { readonly ownMs: number; readonly bareMs: number };
export type Live = {
  /** Milliseconds of an append, and of a bare transaction that writes as many bytes; medians. */
  readonly appendMs: number;
  readonly insertMs: number;
  /** One at a time; medians. */
  readonly alone: Followed;
  /** Appended one after the other without waiting for projectors; the time of all, divided by their number. */
  readonly inRow: Followed;
};

const warmUp = 40;
const alone = 60;
const inRow = 300;
const firstId = 200_000_000;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const readBare = async (client: Client): Promise<Position> => {
  const { rows } = await client.query<{ position: Position }>('SELECT position FROM bare_checkpoint');
  return rows[0]?.position ?? '0';
};

type Read = (client: Client) => Promise<Position>;
const untilReached = async (client: Client, read: Read, position: Position): Promise<void> => {
  while (comparePositions(await read(client), position) < 0) await sleep(1);
};

type Append = () => Promise<Position>;

/** Returns a function that appends the next result, in one league after the other. */
const recorder = (log: EventLog, places: readonly Place[]): Append => {
  let count = 0;
  return async () => {
    const place = places[count % places.length];
    if (!place) throw new Error('there are no league games to take after');
    const { stream, events, expected } = gameRecorded(firstId + count, place);
    count += 1;
    return (await log.append(stream, events, expected)).position;
  };
};

/** Returns a function that appends an event that no view reads. */
const bookkeeper = (log: EventLog): Append => {
  let expected: Revision | 'none' = 'none';
  return async () => {
    const entry = { type: 'IdsReserved', data: { from: 1, to: 1 } } as const;
    const context = { actor: systemActor, source: 'system' } as const;
    const events = newEvents([entry], randomUUID(), context);
    const { revision, position } = await log.append(idsStreamOf('member'), events, expected);
    expected = revision;
    return position;
  };
};

/** Returns a function that writes an event's data into a table that nothing reads. */
const bareInsert = async (client: Client, [place]: readonly Place[]): Promise<() => Promise<unknown>> => {
  await client.query('CREATE TABLE bare_transactions (data json NOT NULL)');
  const values = [JSON.stringify(place && gameRecorded(firstId, place).events)];
  return () => client.query('INSERT INTO bare_transactions VALUES ($1)', values);
};

/** Appends so many without waiting; returns the milliseconds of each until the projector has followed all. */
const followedInRow = async (client: Client, append: Append, read: Read): Promise<number> => {
  const all = await timed(async () => {
    let last: Position = '0';
    for (let i = 0; i < inRow; i += 1) last = await append();
    await untilReached(client, read, last);
  });
  return all / inRow;
};

const measure = async (client: Client, log: EventLog): Promise<Live> => {
  const places = await readPlaces(client);
  const [record, reserve] = [recorder(log, places), bookkeeper(log)];
  const insert = await bareInsert(client, places);
  const one = async () => {
    const insertMs = await timed(insert);
    const bareMs = await timed(async () => untilReached(client, readBare, await reserve()));
    await untilReached(client, readReached, await log.head());
    const begun = performance.now();
    const position = await record();
    const appendMs = performance.now() - begun;
    await untilReached(client, readReached, position);
    return { insertMs, bareMs, appendMs, ownMs: performance.now() - begun };
  };
  for (let i = 0; i < warmUp; i += 1) await one();
  const ones: Awaited<ReturnType<typeof one>>[] = [];
  for (let i = 0; i < alone; i += 1) ones.push(await one());
  const of = (name: keyof (typeof ones)[number]): number => median(ones.map((each) => each[name]));
  const bareMs = await followedInRow(client, reserve, readBare);
  await untilReached(client, readReached, await log.head());
  const ownMs = await followedInRow(client, record, readReached);
  return {
    appendMs: of('appendMs'),
    insertMs: of('insertMs'),
    alone: { ownMs: of('ownMs'), bareMs: of('bareMs') },
    inRow: { ownMs, bareMs },
  };
};

/** Measures our projector and a bare one by turns, so that other work on the machine affects both equally. */
export const measureLive = async (databaseUrl: string): Promise<Live> => {
  const bare = await startServer('bare-projector', { databaseUrl });
  const log = await openEventLog(databaseUrl);
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  try {
    return await measure(client, log);
  } finally {
    await client.end();
    await log.close();
    await bare.stop();
  }
};
