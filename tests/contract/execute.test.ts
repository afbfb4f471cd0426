import { randomUUID } from 'node:crypto';
import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { beforeEach, expect, test } from 'vitest';
import { gather } from '../support/gather.ts';
import { freshDatabase } from '../support/postgres.ts';

const stream = streamOf('team', 101);
const context = { actor: systemActor, source: 'web' } as const;
const register = (): TeamCommand => ({
  type: 'RegisterTeam',
  commandId: randomUUID(),
  teamId: 101,
  key: null,
});
const call = (name: string, ifRevision?: string): TeamCommand => ({
  type: 'ListTeamForSeason',
  commandId: randomUUID(),
  ifRevision,
  teamId: 101,
  seasonId: 19,
  name,
  categoryId: 3,
  regionId: 4,
  city: null,
});

let log: EventLog;
const send = (command: TeamCommand, to = log) => execute(to, stream, team, command, context);
const namesIn = async (log: EventLog) =>
  (await gather(log.readStream(stream))).map((e) =>
    e.type === 'TeamListedForSeason' ? e.data.name : e.type,
  );

/** A log in which another writer appends just before each of the first `times` appends. */
const contended = (inner: EventLog, times: number): EventLog => {
  let done = 0;
  return {
    ...inner,
    append: async (stream, events, expected) => {
      done += 1;
      if (done <= times) await send(call(`other ${done}`), inner);
      return inner.append(stream, events, expected);
    },
  };
};

beforeEach(() => {
  log = createMemoryEventLog();
});

test('decides a command from the recorded events and appends its events', async () => {
  expect(await send(register())).toMatchObject({ revision: '0', position: '1' });
  const { revision, position, events } = await send(call('Estacades'));
  expect([revision, position]).toEqual(['1', '2']);
  expect(events).toMatchObject([{ type: 'TeamListedForSeason', data: { name: 'Estacades' } }]);
  expect(await namesIn(log)).toEqual(['TeamRegistered', 'Estacades']);
});

test('a repeated command returns its first result, even after other commands', async () => {
  await send(register());
  const command = call('Estacades');
  const first = await send(command);
  await send(call('Draveurs'));
  expect(await send(command)).toEqual(first);
  expect(await namesIn(log)).toHaveLength(3);
});

test('a command sent twice at the same time is recorded once', async () => {
  const command = register();
  const [one, two] = await Promise.all([send(command), send(command)]);
  expect(one).toEqual(two);
  expect(await namesIn(log)).toEqual(['TeamRegistered']);
});

test('a command that changes nothing appends nothing', async () => {
  await send(register());
  await send(call('Estacades'));
  expect(await send(call('Estacades'))).toEqual({ revision: '1', position: null, events: [] });
});

test('a command that breaks a rule throws and appends nothing', async () => {
  await expect(send(call('Estacades'))).rejects.toMatchObject({ code: 'team/unknown' });
  expect(await log.head()).toBe('0');
});

test('a command with an outdated expected revision is refused', async () => {
  await send(register());
  await send(call('Estacades', '0'));
  await expect(send(call('Draveurs', '0'))).rejects.toMatchObject({ code: 'stream/conflict' });
  expect(await namesIn(log)).toEqual(['TeamRegistered', 'Estacades']);
});

test('decides a command again after a conflict', async () => {
  await send(register());
  await send(call('Estacades'), contended(log, 2));
  expect(await namesIn(log)).toEqual(['TeamRegistered', 'other 1', 'other 2', 'Estacades']);
});

test('decides a command at most five times, and only once with an expected revision', async () => {
  await send(register());
  const conflict = { code: 'stream/conflict' };
  await expect(send(call('Estacades'), contended(log, 5))).rejects.toMatchObject(conflict);
  expect(await namesIn(log)).toHaveLength(6);
  await expect(send(call('Estacades', '5'), contended(log, 1))).rejects.toMatchObject(conflict);
  expect(await namesIn(log)).toHaveLength(7);
});

test('reserved blocks of ids are consecutive for each kind', async () => {
  expect(await reserveIds(log, 'game', 500)).toBe(1);
  expect(await reserveIds(log, 'game', 1)).toBe(501);
  expect(await reserveIds(log, 'game', 10)).toBe(502);
  expect(await reserveIds(log, 'team', 10)).toBe(1);
  await expect(reserveIds(log, 'team', 0)).rejects.toThrow(RangeError);
});

test('eight processes that reserve ids in one database get different ids', async () => {
  const database = await freshDatabase();
  const real = await openEventLog(database.url);
  const firsts = await Promise.all(Array.from({ length: 8 }, () => reserveIds(real, 'game', 10)));
  expect(firsts.sort((a, b) => a - b)).toEqual([1, 11, 21, 31, 41, 51, 61, 71]);
  await real.close();
  await database.drop();
});
