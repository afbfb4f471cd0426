import { randomUUID } from 'node:crypto';
import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { executeBatch } from '@rondelle/domain/execute.ts';
import { createIdSource } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { beforeEach, expect, test } from 'vitest';

let log: EventLog;
beforeEach(() => {
  log = createMemoryEventLog();
});
/** The same log, counting the events read from its streams. */
const counted = () => {
  let read = 0;
  const readStream: EventLog['readStream'] = async function* (stream, from) {
    for await (const event of log.readStream(stream, from)) {
      read += 1;
      yield event;
    }
  };
  return { log: { ...log, readStream }, read: () => read };
};

test('several processes assign ids concurrently without repeating one', async () => {
  const processes = [createIdSource(log, 5), createIdSource(log, 5), createIdSource(log, 5)];
  const draws = processes.flatMap((source) => Array.from({ length: 40 }, () => source.next('game')));
  const ids = await Promise.all(draws);
  expect(new Set(ids).size).toBe(120);
});

test('ids of a reserved block need no reads, and the next block reads only new events', async () => {
  const spied = counted();
  const ids = createIdSource(spied.log, 50);
  for (let i = 1; i <= 50; i += 1) expect(await ids.next('game')).toBe(i);
  expect(spied.read()).toBe(0);
  expect(await ids.next('game')).toBe(51);
  expect(spied.read()).toBe(1);
  for (let i = 52; i <= 500; i += 1) await ids.next('game');
  expect(spied.read()).toBe(9);
});

test('commands saved together are recorded together and prepared once', async () => {
  const commandId = randomUUID();
  const stream = streamOf('team', 1);
  const context = { actor: systemActor, source: 'web' } as const;
  let prepared = 0;
  const prepare = (): TeamCommand[] => {
    prepared += 1;
    const listing = { seasonId: 1, name: 'Étoiles', categoryId: 1, regionId: 1, city: null };
    return [
      { type: 'RegisterTeam', commandId, teamId: 1, key: null },
      { type: 'ListTeamForSeason', commandId, teamId: 1, ...listing },
    ];
  };
  const save = () => executeBatch(log, stream, team, { commandId }, prepare, context);
  const first = await save();
  expect(first.revision).toBe('1');
  expect(await save()).toEqual(first);
  expect(prepared).toBe(1);
});
