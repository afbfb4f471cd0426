import { randomUUID } from 'node:crypto';
import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { hasNotedGroups } from '@rondelle/projector/later/notes.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let vandal: Client & { readonly id: string };
let other: Client;
let admin: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite();
  [vandal, other, admin] = await Promise.all([
    site.member('Vandale', 'specialSupervisor'),
    site.member('Pivot', 'specialSupervisor'),
    site.member('Patronne', 'superAdmin'),
  ]);
});
afterAll(() => site?.stop());

/** All rows that pages display, without the histories. */
const rowsOf = async (pool: Pool): Promise<Record<string, string[]>> => {
  const dump: Record<string, string[]> = {};
  // Waits for ratings and forecasts, which are computed later.
  await expect.poll(() => hasNotedGroups(pool, views)).toBe(false);
  for (const { table } of views) {
    if (/history|activity/.test(table.name)) continue;
    const key = table.key.map((column) => `v."${column}"`).join(', ');
    const { rows } = await pool.query<{ line: string }>(
      `SELECT (to_jsonb(v) - 'revision' - 'since')::text AS line FROM "${table.name}" v ORDER BY ${key}`,
    );
    dump[table.name] = rows.map(({ line }) => line);
  }
  return dump;
};

/** The rows that pages would display if those members had never changed anything. */
const rowsWithout = async (members: readonly string[]): Promise<Record<string, string[]>> => {
  const database = await freshDatabase();
  const pool = createPool(database.url);
  await ensureViews(pool);
  const log = await openEventLog(database.url);
  const revisions = new Map<string, string>();
  for await (const page of site.log.readAll('0')) {
    for (const event of page.filter(({ metadata }) => !members.includes(metadata.actor.id))) {
      const { stream, revision: _revision, position: _position, recordedAt: _at, ...rest } = event;
      const expected = revisions.get(stream) ?? 'none';
      if (rest.type === 'Unreadable') continue;
      const { revision } = await log.append(stream as StreamName, [rest], expected);
      revisions.set(stream, revision);
    }
  }
  await catchUp({ pool, log });
  const dump = await rowsOf(pool);
  await log.close();
  await pool.end();
  await database.drop();
  return dump;
};

type Refused = {
  readonly reason: string;
  readonly entry: { readonly action: string; readonly position: string };
};

const period = (from: string) => ({ from, to: new Date(Date.now() + 60_000).toISOString() });
const rollBack = async (from: string, commandId: string = randomUUID()) => {
  const refused: Refused[] = [];
  let before: unknown;
  let correlationId: unknown;
  do {
    const { status, data } = await admin.mutate('history.rollBack', {
      commandId,
      member: vandal.id,
      ...period(from),
      ...(before ? { before } : {}),
    });
    expect(status).toBe(200);
    refused.push(...(data.refused as typeof refused));
    before = data.next;
    correlationId = data.correlationId;
  } while (before);
  return { commandId, correlationId, refused };
};

const output = (some: readonly { entry: { position: string }; reason: string | null }[]) =>
  some.map(({ entry, reason }) => `${entry.position}: ${reason}`);

/** The changes that the plan of a rollback leaves in place. */
const foreseen = async (from: string): Promise<RollBackPlanOutput['entries'][number][]> => {
  const question = { member: vandal.id, ...period(from) };
  const { status, data } = await admin.query<RollBackPlanOutput>('history.rollBackPlan', question);
  expect(status).toBe(200);
  return data.entries.filter(({ verdict }) => verdict !== 'possible' && verdict !== 'done');
};

const result = { decidedIn: 'regulation', forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
const correct = (client: Client, gameId: unknown, homeGoals: number) =>
  client.mutate('game.correctResult', {
    ...result,
    gameId,
    seasonId: 1,
    homeGoals,
    awayGoals: 1,
    reason: 'typing-error',
  });

const mischief = fc.record({
  what: fc.constantFrom(
    'record',
    'correct',
    'move',
    'delete',
    'rename-team',
    'rename-league',
    'withdraw',
    'other',
  ),
  pick: fc.nat(30),
  goals: fc.integer({ min: 0, max: 20 }),
});
type Mischief = typeof mischief extends fc.Arbitrary<infer T> ? T : never;

const play = async (
  games: unknown[],
  { what, pick, goals }: Mischief,
  by: Client = vandal,
): Promise<void> => {
  const gameId = games[pick % games.length];
  const about = { gameId, seasonId: 1 };
  if (what === 'record')
    games.push((await by.mutate('game.record', { ...anotherGame, homeGoals: goals })).data.id);
  if (what === 'correct') await correct(by, gameId, goals);
  if (what === 'withdraw') await by.mutate('game.withdrawResult', { ...about, reason: 'other' });
  if (what === 'delete') await by.mutate('game.delete', { ...about, reason: 'other' });
  if (what === 'move')
    await by.mutate('game.reschedule', {
      ...about,
      date: '2022-01-02',
      time: null,
      venue: null,
      city: null,
    });
  if (what === 'rename-team') {
    const name = `Équipe ${goals}`;
    await by.mutate('team.change', {
      teamId: 3,
      seasonId: 1,
      categoryId: 1,
      regionId: 1,
      name,
      city: null,
    });
  }
  const name = { fr: `Ligue ${goals}`, en: `League ${goals}` };
  if (what === 'rename-league') await by.mutate('league.rename', { leagueId: 11, seasonId: 1, name });
  if (what === 'other')
    await other.mutate('game.record', { ...anotherGame, homeGoals: goals, date: '2022-03-01' });
};

test('rolling back one member restores the pages as if they had never changed anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mischief, { minLength: 3, maxLength: 14 }), async (steps) => {
      const from = new Date().toISOString();
      const games: unknown[] = [];
      for (let i = 0; i < 3; i += 1) games.push((await other.mutate('game.record', anotherGame)).data.id);
      for (const step of steps) await play(games, step);
      expect(await foreseen(from)).toEqual([]);
      expect((await rollBack(from)).refused).toEqual([]);
      expect(await rowsOf(site.pool)).toEqual(await rowsWithout([vandal.id, admin.id]));
    }),
    { numRuns: 6 },
  );
}, 240_000);

const positions = (some: readonly { entry: { position: string } }[]) =>
  some.map(({ entry }) => entry.position);

test('the plan lists exactly the changes that remain, even when others changed the same entities', async () => {
  const step = fc.record({ mischief, isOfVandal: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const from = new Date().toISOString();
      const games: unknown[] = [];
      for (const by of [vandal, other]) games.push((await by.mutate('game.record', anotherGame)).data.id);
      for (const { mischief, isOfVandal } of steps) await play(games, mischief, isOfVandal ? vandal : other);
      const planned = await foreseen(from);
      const { refused } = await rollBack(from);
      expect(positions(refused)).toEqual(positions(planned));
    }),
    { numRuns: 6 },
  );
}, 240_000);

test('a plan does not query the database for each change', async () => {
  const from = new Date().toISOString();
  const { data } = await other.mutate('game.record', anotherGame);
  for (let at = 0; at < 60; at += 1) await correct(vandal, data.id, at % 15);
  const before = site.statements();
  const question = { member: vandal.id, ...period(from) };
  const plan = await admin.query<RollBackPlanOutput>('history.rollBackPlan', question);
  expect(plan.data.possible).toBe(60);
  expect(site.statements() - before).toBeLessThan(60);
});

test('lists later changes by others, which remain; the rest is undone, and can be redone', async () => {
  const from = new Date().toISOString();
  const { data: one } = await vandal.mutate('game.record', anotherGame);
  const { data: two } = await other.mutate('game.record', anotherGame);
  await correct(vandal, one.id, 19);
  await correct(vandal, two.id, 18);
  await correct(other, two.id, 5);
  const before = await rowsOf(site.pool);
  const plan = await admin.query('history.rollBackPlan', { member: vandal.id, ...period(from), lang: 'en' });
  expect(plan.data).toMatchObject({
    member: { name: 'Vandale' },
    total: 3,
    possible: 2,
    entries: [
      { entry: { action: 'ResultCorrected' }, verdict: 'built-upon', by: [{ actor: { name: 'Pivot' } }] },
      { entry: { action: 'ResultCorrected' }, verdict: 'possible' },
      { entry: { action: 'GameRecorded' }, verdict: 'possible' },
    ],
  });
  const { commandId, correlationId, refused } = await rollBack(from);
  expect(refused).toMatchObject([{ entry: { action: 'ResultCorrected' } }]);
  expect((await site.visitor.query('game.get', { gid: one.id })).data.game).toMatchObject({ deleted: true });
  expect((await site.visitor.query('game.get', { gid: two.id })).data.game).toMatchObject({
    home: { goals: 5 },
  });
  // The same command again, as after a lost response, changes nothing.
  const head = await site.log.head();
  await rollBack(from, commandId);
  expect(await site.log.head()).toBe(head);
  const { data } = await admin.mutate('history.undoTogether', { correlationId });
  expect(data).toMatchObject({ finished: true, refused: [] });
  expect(await rowsOf(site.pool)).toEqual(before);
});

test('lists changes blocked by others’ entities with the later error, and the rest is undone', async () => {
  const from = new Date().toISOString();
  const ids = { leagueId: 11, seasonId: 1 };
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  const register = async (client: Client, name: string) =>
    Number((await client.mutate('team.register', { ...listing, name })).data.id);
  const enter = (client: Client, teamId: number) =>
    client.mutate('league.enterTeam', { ...ids, teamId, divisionId: null });
  const leave = (client: Client, teamId: number) => client.mutate('league.removeTeam', { ...ids, teamId });
  // The vandal withdraws a draw, one of whose teams then leaves the league.
  const drawn = await register(other, 'Tirés au sort');
  await enter(other, drawn);
  await other.mutate('league.recordDraw', { ...ids, teamIds: [drawn, 1] });
  await vandal.mutate('league.withdrawDraw', ids);
  await leave(other, drawn);
  // A league that moves, and another one that takes its old place.
  const { data: beauce } = await admin.mutate('region.add', { name: { fr: 'Beauce', en: 'Beauce' } });
  const { data: gaspe } = await admin.mutate('region.add', { name: { fr: 'Gaspésie', en: 'Gaspé' } });
  const league = { seasonId: 1, categoryId: 1, rulesetId: 1, rulesetVersion: 1 };
  const name = { fr: 'Ligue du rang', en: 'Back-road league' };
  const { data: moving } = await other.mutate('league.create', { ...league, regionId: beauce.id, name });
  const place = { leagueId: moving.id, seasonId: 1, categoryId: 1, regionId: gaspe.id, name };
  expect((await vandal.mutate('league.edit', place)).status).toBe(200);
  expect((await other.mutate('league.create', { ...league, regionId: beauce.id, name })).status).toBe(200);
  // Teams that others use: one is entered, one has played. A team that only the vandal's own game uses is deleted.
  const entered = await register(vandal, 'Inscrits');
  await enter(other, entered);
  const played = await register(other, 'Joués');
  await enter(vandal, played);
  await other.mutate('game.record', { ...anotherGame, homeTeamId: played });
  const own = await register(vandal, 'Éphémères');
  await enter(vandal, own);
  await vandal.mutate('game.record', { ...anotherGame, homeTeamId: own });

  const planned = await foreseen(from);
  expect(planned.map(({ entry, verdict }) => `${entry.action}: ${verdict}`)).toEqual([
    'TeamEnteredLeague: refused',
    'TeamListedForSeason: refused',
    'TeamRegistered: refused',
    'LeagueMoved: refused',
    'LeagueDrawWithdrawn: refused',
  ]);
  const { refused } = await rollBack(from);
  expect(output(refused)).toEqual(output(planned));
  expect(await site.visitor.query('team.get', { sid: 1, eid: own })).toMatchObject({ status: 404 });
  expect(await site.visitor.query('team.get', { sid: 1, eid: entered })).toMatchObject({ status: 200 });
});

test('only admins roll back, and only members of lower roles', async () => {
  const question = { member: vandal.id, ...period('2020-01-01T00:00:00Z') };
  expect(await other.query('history.rollBackPlan', question)).toMatchObject({ status: 403 });
  expect(await other.mutate('history.rollBack', question)).toMatchObject({ status: 403 });
  const named = await admin.query('history.rollBackPlan', { ...question, member: ' vandale ' });
  expect(named.data).toMatchObject({ member: { name: 'Vandale' } });
  const unknown = await admin.query('history.rollBackPlan', { ...question, member: 'Personne' });
  expect(unknown).toMatchObject({ status: 404, code: 'user/unknown' });
  const equal = { ...question, member: admin.id };
  expect(await admin.query('history.rollBackPlan', equal)).toMatchObject({ status: 403 });
});
