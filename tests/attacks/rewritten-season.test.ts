import { randomUUID } from 'node:crypto';
import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { type SheetRow, uploadTo } from './support/upload.ts';

type Known = Client & { readonly id: string };

let site: WritingSite;
let admin: Known;
let registrar: Known;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  const { rows } = await site.pool.query('SELECT "teamId", name FROM team_seasons WHERE "seasonId" = 1');
  names = rows.reduce<string[]>((all, { teamId, name }) => Object.assign(all, { [teamId]: name }), []);
});
afterAll(() => site?.stop());

const choose = async (seasonId: number) =>
  expect((await admin.mutate('season.choose', { seasonId })).status).toBe(200);

const upload = (by: Client, rows: readonly SheetRow[]) =>
  uploadTo(by, { season: '2021-2022', leagueId: 11 }, rows);

const dates = Array.from({ length: 45 }, (_, n) => `2022-01-${String((n % 15) + 1).padStart(2, '0')}`);
const pairs = [
  [1, 3],
  [3, 5],
  [5, 1],
] as const;
let names: readonly string[] = [];
const season = (homeGoals: string, awayGoals: string): SheetRow[] =>
  dates.map((date, n) => {
    const [home, away] = pairs[Math.floor(n / 15)] ?? [1, 3];
    return [date, names[home] ?? '', names[away] ?? '', homeGoals, awayGoals];
  });

const goals = async () =>
  (
    await site.pool.query(
      `SELECT "homeGoals", "awayGoals", count(*)::int AS games FROM games
       WHERE "leagueId" = 11 AND date BETWEEN '2022-01-01' AND '2022-01-15' GROUP BY 1, 2 ORDER BY 1, 2`,
    )
  ).rows;
const queue = async (by: Client): Promise<ReviewOutput> =>
  (await by.query<ReviewOutput>('moderation.queue', { lang: 'fr' })).data;
const waiting = async (by: Client): Promise<readonly HeldChange[]> => (await queue(by)).held;
const decide = (by: Client, decision: 'accept' | 'decline', changes: readonly HeldChange[]) =>
  by.mutate<{ decided: number; refused: { id: number; message: string }[] }>('moderation.decideHeld', {
    decision,
    changes: changes.map(({ id, revision }) => ({ id, revision })),
  });

const record = async (by: Client, change: object) => {
  const { data } = await by.mutate('game.record', { ...anotherGame, ...change });
  return Number(data['id']);
};
const scores = (homeGoals: number, awayGoals: number) => ({
  homeGoals,
  awayGoals,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
});
const gameOf = (gameId: number) => ({ gameId, seasonId: 1, reason: 'typing-error' });

const ownOf = async (by: Client) => (await by.query<HeldChange[]>('moderation.ownHeld', { lang: 'fr' })).data;

/** A member of whom five results were confirmed, a week after registering. */
const trusted = async (username: string): Promise<Known> => {
  const [member, witness] = [await site.member(username), await site.member(`Témoin de ${username}`)];
  for (let day = 1; day <= 5; day += 1) {
    const gameId = await record(registrar, { date: `2021-10-0${day}` });
    await witness.mutate('game.confirmResult', { gameId, seasonId: 1, side: 'away' });
    await site.pool.query(
      'UPDATE activity_log SET "actorId" = $1 WHERE kind = \'game\' AND "entityId" = $2 AND action = \'GameRecorded\'',
      [member.id, gameId],
    );
  }
  await site.pool.query(
    'UPDATE accounts.members SET "createdAt" = now() - interval \'8 days\' WHERE id = $1',
    [member.id],
  );
  return member;
};

const correct = async (by: Client, gameId: number) =>
  (await by.mutate('game.correctResult', { ...gameOf(gameId), ...scores(6, 0) })).data['held'];

test('in the ongoing season, holds only new members’ corrections of others’ results', async () => {
  await choose(1);
  const [newcomer, known] = [await site.member('Nouvelle'), await trusted('Connue')];
  const [others, own] = [
    await record(registrar, { date: '2021-11-01' }),
    await record(newcomer, { date: '2021-11-02' }),
  ];
  expect([await correct(newcomer, others), await correct(newcomer, own)]).toEqual([true, false]);
  expect(await correct(known, await record(registrar, { date: '2021-11-03' }))).toBe(false);
  expect(await correct(await site.member('Superviseuse', 'supervisor'), others)).toBe(false);
  // A held change that somebody else has recorded since changes nothing, and can be declined.
  const [held] = await waiting(admin);
  expect(held).toMatchObject({ by: { name: 'Nouvelle' }, changes: [], problem: expect.any(String) });
  expect((await decide(admin, 'decline', [held as HeldChange])).data).toEqual({ decided: 1, refused: [] });
  expect(await waiting(admin)).toEqual([]);
});

test('holds a new member’s upload of different results for a finished season until somebody accepts it', async () => {
  await choose(2);
  expect((await upload(registrar, season('4', '1'))).state.counts.added).toBe(45);
  const stranger = await site.member('Étrangère');
  expect((await stranger.mutate('supervision.join', { kind: 'league', id: 11 })).status).toBe(200);
  const { plan, state, importId } = await upload(stranger, season('1', '4'));
  expect(plan.counts).toMatchObject({ added: 0, corrected: 0, held: 45, refused: 0 });
  expect(plan.changes).toBeNull();
  expect(state.counts).toMatchObject({ added: 0, corrected: 0, held: 45, refused: 0 });
  expect(await goals()).toEqual([{ homeGoals: 4, awayGoals: 1, games: 45 }]);

  const held = await waiting(admin);
  expect(held.length).toBe(30);
  expect(held[0]).toMatchObject({
    by: { name: 'Étrangère' },
    action: { id: importId, changes: 45 },
    state: 'open',
    problem: null,
    isOwn: false,
  });
  expect(held[0]?.changes[0]?.changes).toEqual(
    expect.arrayContaining([{ field: 'homeGoals', before: 4, after: 1 }]),
  );
  expect((await admin.query('moderation.count', { lang: 'fr' })).data['open']).toBeGreaterThanOrEqual(45);
  expect((await decide(admin, 'accept', held.slice(0, 2))).data).toEqual({ decided: 2, refused: [] });
  expect((await decide(admin, 'decline', held.slice(2))).data).toEqual({ decided: 28, refused: [] });
  await expect.poll(goals).toEqual([
    { homeGoals: 1, awayGoals: 4, games: 2 },
    { homeGoals: 4, awayGoals: 1, games: 43 },
  ]);
  expect((await waiting(admin)).length).toBe(15);
  // A held change is decided once, and its author cannot withdraw it afterwards.
  expect((await decide(admin, 'accept', held.slice(2, 3))).data.refused).toHaveLength(1);
  expect((await stranger.mutate('moderation.takeBackHeld', { id: held[2]?.id })).code).toBe('change/unknown');
  // The author sees all of them and withdraws one that waits.
  const own = await ownOf(stranger);
  expect(own.filter((one) => one.state === 'open')).toHaveLength(15);
  const [first] = own;
  expect((await stranger.mutate('moderation.takeBackHeld', { id: first?.id })).status).toBe(200);
  expect((await waiting(admin)).length).toBe(14);
});

const flagged = async () =>
  (await queue(admin)).members.filter(({ name }) => name === 'Pressée').map(({ changes }) => changes);

test('corrections of one spreadsheet are reviewed like those of a form', async () => {
  await choose(1);
  const supervisor = await site.member('Pressée', 'supervisor');
  await supervisor.mutate('supervision.join', { kind: 'league', id: 11 });
  const rows = season('2', '2').map(
    ([, ...row], n): SheetRow => [`2022-02-${dates[n]?.slice(8) ?? ''}`, ...row],
  );
  await upload(supervisor, rows);
  const { state } = await upload(
    supervisor,
    rows.map(([date, home, away]): SheetRow => [date, home, away, '5', '2']),
  );
  expect(state.counts).toMatchObject({ corrected: 45, held: 0 });
  await expect.poll(flagged).toEqual([45]);
});

describe('single changes in a season that is over', () => {
  beforeAll(() => choose(2));

  test('every change of a result is held, by every procedure', async () => {
    const member = await site.member('Habituée');
    const ways: readonly [string, (gameId: number) => Promise<object>][] = [
      ['game.correctResult', async () => ({ ...scores(9, 0) })],
      ['game.withdrawResult', async () => ({})],
      ['game.delete', async () => ({})],
      ['game.correctTeams', async () => ({ homeTeamId: 3, awayTeamId: 1 })],
      ['game.edit', async () => ({ result: scores(9, 0), ifRevision: '0' })],
      ['game.merge', async () => ({ into: await record(registrar, { date: '2021-12-24' }) })],
    ];
    for (const [at, [procedure, input]] of ways.entries()) {
      const gameId = await record(registrar, { date: `2021-12-0${at + 1}` });
      const before = await site.pool.query('SELECT * FROM games WHERE "gameId" = $1', [gameId]);
      const attempt = { ...gameOf(gameId), ...(await input(gameId)) };
      const commandId = randomUUID();
      for (let n = 0; n < 2; n += 1)
        expect((await member.mutate(procedure, { ...attempt, commandId })).data, procedure).toMatchObject({
          held: true,
          position: null,
        });
      const { rows } = await site.pool.query('SELECT * FROM games WHERE "gameId" = $1', [gameId]);
      expect(rows, procedure).toEqual(before.rows);
      const held = (await ownOf(member)).find(({ subject }) => subject.id === gameId);
      expect(held, procedure).toMatchObject({ state: 'open', problem: null });
    }
  });

  test('undoing a change of somebody else is held', async () => {
    const member = await site.member('Défaiseuse');
    const gameId = await record(registrar, { date: '2021-12-20' });
    const { rows } = await site.pool.query(
      'SELECT position FROM activity_log WHERE kind = \'game\' AND "entityId" = $1',
      [gameId],
    );
    const undone = await member.mutate('history.undo', { position: rows[0].position });
    expect(undone.data).toMatchObject({ held: true });
    expect((await site.pool.query('SELECT 1 FROM games WHERE "gameId" = $1', [gameId])).rowCount).toBe(1);
  });

  test('only permitted members merge two teams with results of others, as a whole or not at all', async () => {
    const member = await site.member('Fusionneuse');
    const registered = async (name: string) => {
      const listing = { seasonId: 1, name, categoryId: 1, regionId: 1, city: null };
      const teamId = Number((await registrar.mutate('team.register', listing)).data['id']);
      await registrar.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId, divisionId: null });
      return teamId;
    };
    const [teamId, into] = [await registered('Doublon'), await registered('Original')];
    await record(registrar, { homeTeamId: teamId, date: '2021-12-28' });
    const before = (await site.pool.query('SELECT max(position) FROM activity_log')).rows;
    const merged = await member.mutate('history.mergeTeams', { teamId, into });
    expect(merged.code).toBe('change/needs-another');
    expect((await site.pool.query('SELECT max(position) FROM activity_log')).rows).toEqual(before);
  });

  test('a member gets no rights over the teams of others by entering them in an own league', async () => {
    const [founder, accomplice] = [await site.member('Fonceuse'), await site.member('Complice')];
    const created = await founder.mutate('league.create', {
      seasonId: 1,
      categoryId: 1,
      regionId: await site.emptyRegion(88, 'Nunavik'),
      name: { fr: 'Ligue à soi', en: 'Own league' },
      rulesetId: 1,
      rulesetVersion: 1,
    });
    const leagueId = Number(created.data['id']);
    await founder.mutate('supervision.join', { kind: 'league', id: leagueId });
    for (const teamId of [3, 5])
      expect(
        await founder.mutate('league.enterTeam', { leagueId, seasonId: 1, teamId, divisionId: null }),
      ).toMatchObject({ status: 200 });
    const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null, name: 'À moi' };
    for (const [by, teamId] of [
      [founder, 3],
      [accomplice, 5],
    ] as const)
      expect((await by.mutate('team.change', { ...listing, teamId })).data).toMatchObject({ held: true });
    expect((await waiting(founder)).length).toBe(0);
    const [held] = await ownOf(accomplice);
    expect((await decide(founder, 'accept', [held as HeldChange])).data.decided).toBe(0);
  });

  test('a later held change of the same game replaces the earlier one', async () => {
    const member = await site.member('Hésitante');
    const gameId = await record(registrar, { date: '2021-12-22' });
    for (const home of [7, 8])
      await member.mutate('game.correctResult', { ...gameOf(gameId), ...scores(home, 0) });
    const mine = await ownOf(member);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.changes[0]?.changes).toEqual(
      expect.arrayContaining([{ field: 'homeGoals', before: 4, after: 8 }]),
    );
  });
});
