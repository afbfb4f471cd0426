import type { EventLog, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { expect, test, vi } from 'vitest';
import { importCommandId } from '../plan/command-id.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import { createWriter } from './writer.ts';

const context = { actor: { id: 'import', role: 'system' }, source: 'import' } as const;
const perBatch = 4_000;

const at = (id: number) => ({ origin: { file: 'dataset.json', line: id }, isNew: true, id }) as const;

const region = (id: number): StreamPlan => ({
  ...at(id),
  kind: 'region',
  commands: [
    {
      type: 'AddRegion',
      commandId: importCommandId('region', id),
      regionId: id,
      key: `region-${id}`,
      name: { fr: `Région ${id}`, en: `Region ${id}` },
    },
  ],
});

const game = (id: number): StreamPlan => ({
  ...at(id),
  kind: 'game',
  commands: [
    {
      type: 'ScheduleGame',
      commandId: importCommandId('game', id),
      gameId: id,
      seasonId: 1,
      key: null,
      categoryId: 1,
      leagueId: 1,
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 2,
      date: '2026-11-28',
      time: null,
      venue: null,
      city: null,
    },
  ],
});

type Handed = {
  readonly first: string;
  readonly size: number;
  readonly store: () => void;
  readonly fail: () => void;
};

/** A writer on a log that stores a batch, or fails to, when the test decides so. */
const heldWriter = (plan = game) => {
  const log = createMemoryEventLog();
  const handed: Handed[] = [];
  const appendMany: EventLog['appendMany'] = async (batch: readonly StreamAppend[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = () => reject(new Error('the disk is full'));
    handed.push({ first: batch[0]?.stream ?? '', size: batch.length, store: resolve, fail });
    await promise;
    return log.appendMany(batch);
  };
  const writer = createWriter({ ...log, appendMany }, context);
  let next = 1;
  const write = async (count: number): Promise<void> => {
    for (const last = next + count; next < last; next += 1) await writer.write(plan(next));
  };
  return { log, writer, handed, write };
};

test('a paced writer pauses after its number of events, before it decides the next batch', async () => {
  const stored: number[] = [];
  const log = createMemoryEventLog();
  const rest = vi.fn(async () => void stored.push(Number(await log.head())));
  const writer = createWriter(log, context, { events: 3, rest });
  for (let id = 1; id <= 7; id += 1) await writer.write(game(id));
  expect(stored).toEqual([3, 6]);
  await writer.flush();
  expect(await log.head()).toBe('7');
  expect(rest).toHaveBeenCalledTimes(2);
});

test('decides the next batch while the log stores the previous one, and then appends it', async () => {
  const { handed, write } = heldWriter();
  await write(2 * perBatch - 1);
  expect(handed).toMatchObject([{ first: 'game-1', size: perBatch }]);
  const second = write(1);
  await expect.poll(() => handed.length).toBe(2);
  handed[0]?.store();
  await second;
});

test('appends a batch with streams other than games only after the previous one is stored', async () => {
  const { handed, write, writer } = heldWriter(region);
  await write(2 * perBatch - 1);
  const second = write(1);
  expect(handed).toHaveLength(1);
  handed[0]?.store();
  await expect.poll(() => handed.length).toBe(2);
  handed[1]?.store();
  await second;
  await writer.flush();
});

test('waits for the oldest batch before it decides a third one', async () => {
  const { handed, write, writer } = heldWriter();
  let written = 0;
  const writing = (async () => {
    for (; written < 3; written += 1) await write(perBatch);
  })();
  await expect.poll(() => handed.length).toBe(2);
  expect(written).toBe(1);
  for (const at of [0, 1, 2]) {
    await expect.poll(() => handed.length).toBeGreaterThan(at);
    handed[at]?.store();
  }
  await writing;
  await writer.flush();
});

test('the flush stores a small last batch after the batches before it', async () => {
  const { log, handed, write, writer } = heldWriter();
  await write(perBatch + 1);
  const flushed = writer.flush();
  expect(handed).toHaveLength(1);
  handed[0]?.store();
  await expect.poll(() => handed.length).toBe(2);
  expect(handed[1]).toMatchObject({ first: `game-${perBatch + 1}`, size: 1 });
  handed[1]?.store();
  await flushed;
  expect(await log.head()).toBe(String(perBatch + 1));
});

test('a batch that cannot be stored fails the import, and the flush then appends nothing more', async () => {
  const { log, handed, write, writer } = heldWriter();
  await write(perBatch + 1);
  handed[0]?.fail();
  await expect(writer.flush()).rejects.toThrow('the disk is full');
  await writer.flush();
  expect([handed.length, await log.head()]).toEqual([1, '0']);
});
