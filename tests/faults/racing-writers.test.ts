import { DomainError } from '@rondelle/contracts/errors.ts';
import { origin } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Events, newStream, renamed } from '../contract/samples.ts';
import { gather } from '../support/gather.ts';
import { adapters, type OpenedLogs } from './support/adapters.ts';
import { shortOrLong, random, report } from './support/faults.ts';
import { defectsOfLog, defectsOfReading } from './support/log-checks.ts';

const writers = Array.from({ length: 16 }, (_, i) => i);
const rounds = shortOrLong(25, 250);
const each = shortOrLong(40, 400);

/** Returns whether the append won or had a conflict; any other error is thrown. */
const race = async (log: EventLog, stream: StreamName, length: number): Promise<boolean> => {
  try {
    await log.append(stream, [renamed('x')], length === 0 ? 'none' : String(length - 1));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'stream/conflict') return false;
    throw error;
  }
};

/** Four readers that follow the log from its beginning, with the events that each has seen. */
const follow = (logs: readonly EventLog[]) => {
  const leaving = new AbortController();
  const seen = logs.map((): Events => []);
  const following = logs.map(async (log, i) => {
    for await (const page of log.subscribe(origin, leaving.signal)) seen[i]?.push(...page);
  });
  const leave = async () => {
    leaving.abort();
    await Promise.all(following);
  };
  return { seen, leave };
};

describe.each(Object.entries(adapters))('16 writers at once %s', (adapter, open) => {
  let opened: OpenedLogs;
  let readers: ReturnType<typeof follow>;
  let wins = 0;
  let conflicts = 0;
  const logOf = (writer: number) => opened.logs[writer % opened.logs.length] as EventLog;
  const count = (won: boolean) => {
    if (won) wins += 1;
    else conflicts += 1;
  };
  beforeAll(async () => {
    opened = await open();
    readers = follow(opened.logs);
  });
  afterAll(() => opened?.close());

  test('on one game: one writer wins each revision, and the other fifteen get a conflict', async () => {
    const stream = newStream();
    for (let length = 0; length < rounds; length += 1) {
      const outcomes = await Promise.all(writers.map((writer) => race(logOf(writer), stream, length)));
      outcomes.forEach(count);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    }
    expect(await gather(logOf(0).readStream(stream))).toHaveLength(rounds);
  });

  test('on many games: each game has as many events as successful writes', async () => {
    const streams = Array.from({ length: 8 }, newStream);
    const lengths = new Map(streams.map((stream) => [stream, 0]));
    const winsOf = new Map(streams.map((stream) => [stream, 0]));
    const write = async (writer: number) => {
      const { pick } = random(`racing writer ${writer} ${adapter}`);
      for (let i = 0; i < each; i += 1) {
        const stream = pick(streams);
        const length = lengths.get(stream) ?? 0;
        const won = await race(logOf(writer), stream, length);
        count(won);
        if (won) winsOf.set(stream, (winsOf.get(stream) ?? 0) + 1);
        lengths.set(stream, Math.max(lengths.get(stream) ?? 0, won ? length + 1 : 0));
      }
    };
    await Promise.all(writers.map(write));
    for (const stream of streams)
      expect(await gather(logOf(0).readStream(stream))).toHaveLength(winsOf.get(stream) ?? 0);
  });

  test('four subscribers saw every event once, in the order of the log', async () => {
    const log = (await gather(logOf(0).readAll(origin))).flat();
    expect(defectsOfLog(log)).toEqual([]);
    expect(log).toHaveLength(wins);
    await expect.poll(() => readers.seen.map(({ length }) => length)).toEqual(readers.seen.map(() => wins));
    expect(readers.seen.flatMap((seen) => defectsOfReading(seen, log))).toEqual([]);
    expect(conflicts).toBeGreaterThan(wins / 10);
    await readers.leave();
    report(`16 writers ${adapter}`, { wins, conflicts, 'missed or repeated by 4 subscribers': 0 });
  });
});
