import { randomUUID } from 'node:crypto';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { type SheetRow, sendRows, uploadTo } from './support/upload.ts';

// Category 1 shows schedules only. Its results were recorded by others than the members who guess them.

type Known = Client & { readonly id: string };
type Score = readonly [home: number, away: number];

let site: WritingSite;
let admin: Known;
let registrar: Known;
let names: ReadonlyMap<number, string>;
let members: Readonly<Record<'newcomer' | 'trusted', Known>>;
let programs: Readonly<Record<'newcomer' | 'trusted', Known>>;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  const { rows } = await site.pool.query('SELECT "teamId", name FROM team_seasons WHERE "seasonId" = 1');
  names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  await choose(1);
  members = { newcomer: await site.member('Nouvelle'), trusted: await site.member('Connue') };
  programs = {
    newcomer: await site.member('Programme', 'member', 'api'),
    trusted: await site.member('Robot', 'member', 'api'),
  };
  for (const one of [members.trusted, programs.trusted]) await trust(one);
  for (const one of Object.values(members)) await join(one);
});
afterAll(() => site?.stop());

const choose = async (seasonId: number) =>
  expect((await admin.mutate('season.choose', { seasonId })).status).toBe(200);
const show = async (shows: CategoryPolicy) =>
  expect((await admin.mutate('category.choosePolicy', { categoryId: 1, shows })).message).toBeNull();
const join = async (by: Client) =>
  expect((await by.mutate('supervision.join', { kind: 'league', id: 11 })).status).toBe(200);

let day = 0;
const record = async (by: Client, change: object = {}) => {
  const date = new Date(Date.UTC(2021, 9, 2 + day)).toISOString().slice(0, 10);
  day += 1;
  const { data, message } = await by.mutate('game.record', { ...anotherGame, date, ...change });
  expect(message).toBeNull();
  return { gameId: Number(data['id']), date };
};

/** Five confirmed results and a week on the site. */
const trust = async ({ id }: Known) => {
  const witness = await site.member(`Témoin${day}`);
  for (let n = 0; n < 5; n += 1) {
    const { gameId } = await record(registrar);
    await witness.mutate('game.confirmResult', { gameId, seasonId: 1, side: 'away' });
    await site.pool.query(
      'UPDATE activity_log SET "actorId" = $1 WHERE kind = \'game\' AND "entityId" = $2 AND action = \'GameRecorded\'',
      [id, gameId],
    );
  }
  await site.pool.query(
    'UPDATE accounts.members SET "createdAt" = now() - interval \'8 days\' WHERE id = $1',
    [id],
  );
};

const scores = ([homeGoals, awayGoals]: Score) => ({
  homeGoals,
  awayGoals,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
});
type Hidden = { readonly gameId: number; readonly date: string };
const about = ({ gameId }: Hidden) => ({ gameId, seasonId: 1 });
const inLeague = { season: '2021-2022', leagueId: 11 };
const rowOf = ({ date }: Hidden, [home, away]: Score): SheetRow => [
  date,
  names.get(1) ?? '',
  names.get(3) ?? '',
  String(home),
  String(away),
];
const answers = { leagues: [], teams: [], again: false };
const corrected = (game: Hidden, guess: Score) => ({
  ...about(game),
  ...scores(guess),
  reason: 'typing-error',
});

const planOf = async (by: Client, game: Hidden, guess: Score) => {
  const importId = await sendRows(by, inLeague, [rowOf(game, guess)]);
  return by.mutate<ImportPlan>('imports.plan', { importId, answers });
};
const patch = async (by: Client, method: string, game: Hidden, body: object) => {
  const response = await fetch(`${site.url}/api/v1/games/${game.gameId}/result`, {
    method,
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, data: await response.json() };
};
const preview = (by: Client, procedure: string, input: object) =>
  by.mutate('preview.changes', { procedure, input });

const saved = ({ date }: Hidden, guess: Score) => ({
  ...anotherGame,
  again: false,
  date,
  ...scores(guess),
  commandId: randomUUID(),
});

type Guessing = (by: Client, game: Hidden, guess: Score) => Promise<object>;
const guesses: Readonly<Record<string, Guessing>> = {
  'the plan of an import': planOf,
  'an import': async (by, game, guess) => {
    const { plan, state } = await uploadTo(by, inLeague, [rowOf(game, guess)]);
    return { plan, state };
  },
  'a correction': (by, game, guess) => by.mutate('game.correctResult', corrected(game, guess)),
  'a result recorded again': (by, game, guess) =>
    by.mutate('game.recordResult', { ...about(game), ...scores(guess) }),
  'the form': (by, game, guess) =>
    by.mutate('game.edit', {
      ...about(game),
      result: scores(guess),
      ifRevision: '0',
      reason: 'typing-error',
    }),
  'the form without a reason': (by, game, guess) =>
    by.mutate('game.edit', { ...about(game), result: scores(guess), ifRevision: '0' }),
  'games saved together': (by, game, guess) =>
    by.mutate('game.saveMany', {
      games: [saved(game, guess)],
    }),
  'the preview of games saved together': (by, game, guess) =>
    preview(by, 'game.saveMany', { games: [saved(game, guess)] }),
  'the preview of the form': (by, game, guess) =>
    preview(by, 'game.edit', {
      ...about(game),
      result: scores(guess),
      ifRevision: '0',
      reason: 'typing-error',
    }),
};
const restGuesses: Readonly<Record<string, Guessing>> = {
  PATCH: (by, game, guess) => patch(by, 'PATCH', game, corrected(game, guess)),
  PUT: (by, game, guess) => patch(by, 'PUT', game, { seasonId: 1, ...scores(guess) }),
};

/** An output without its ids, times and headers, which differ in every response. */
const compared = (output: object): unknown =>
  JSON.parse(
    JSON.stringify(output, (key, value: unknown) =>
      ['headers', 'importId', 'createdAt', 'instance'].includes(key) ? undefined : value,
    ),
  );

const [right, wrong]: readonly [Score, Score] = [
  [4, 2],
  [5, 1],
];
const resultOf = async ({ gameId }: Hidden) =>
  (await site.pool.query('SELECT "homeGoals", "awayGoals" FROM games WHERE "gameId" = $1', [gameId])).rows;
const resultNow = (game: Hidden, [homeGoals, awayGoals]: Score) =>
  expect.poll(() => resultOf(game)).toEqual([{ homeGoals, awayGoals }]);

/** A game that the registrar imported. */
const importedOn = async (date: string): Promise<Hidden> => {
  await uploadTo(registrar, inLeague, [rowOf({ gameId: 0, date }, right)]);
  const { rows } = await site.pool.query('SELECT "gameId" FROM games WHERE date = $1', [date]);
  return { gameId: Number(rows[0].gameId), date };
};

/** Expects that right and wrong guesses have the same outcome, and returns it. */
const outcome = async (by: Client, game: Hidden, guess: Guessing): Promise<unknown> => {
  const [one, other] = [compared(await guess(by, game, right)), compared(await guess(by, game, wrong))];
  expect(one).toEqual(other);
  return one;
};

describe.each([
  ['is over', 2],
  ['goes on', 1],
] as const)('in a season that %s, where results are hidden,', (_, seasonId) => {
  beforeAll(() => choose(seasonId));
  beforeEach(() => show('schedule'));
  afterEach(() => show('everything'));

  for (const level of ['newcomer', 'trusted'] as const) {
    test.each(Object.entries(guesses))(
      `right and wrong guesses of a ${level} get equal responses: %s`,
      async (_name, guess) => {
        const game = await record(registrar);
        const guessed = await outcome(members[level], game, guess);
        expect(JSON.stringify(guessed)).toMatch(/result\/hidden|ne montre pas ses résultats|already-there/);
        await resultNow(game, right);
      },
    );

    test.each(Object.entries(restGuesses))(
      `a program of a ${level} gets equal responses to right and wrong guesses by %s`,
      async (_name, guess) => {
        const game = await record(registrar);
        expect(await outcome(programs[level], game, guess)).toMatchObject({
          status: 403,
          data: { type: 'result/hidden' },
        });
        await resultNow(game, right);
      },
    );
  }

  test('a row without a time reveals nothing about a game with a time, or about two games on a day', async () => {
    const game = await record(registrar, { time: '19:00' });
    const plan = await outcome(members.newcomer, game, planOf);
    expect(JSON.stringify(plan)).toContain('ne montre pas ses résultats');
    await registrar.mutate('game.record', { ...anotherGame, date: game.date, time: '09:00', again: true });
    const planned = await outcome(members.newcomer, game, async (by, one, guess) => {
      const { data } = await planOf(by, one, guess);
      // The question repeats the row, and so the guess.
      return { ...data, asks: data.asks.map(({ why, candidates }) => ({ why, candidates })) };
    });
    expect(planned).toMatchObject({ asks: [{ candidates: [{ homeGoals: null }, { awayGoals: null }] }] });
  });

  test('an import counts hidden rows as refused only, and enters the others', async () => {
    const [one, other] = [await record(registrar), await record(registrar)];
    const fresh = { gameId: 0, date: seasonId === 1 ? '2022-03-01' : '2022-03-02' };
    const rows = [rowOf(one, right), rowOf(other, wrong), rowOf(fresh, right)];
    const { plan, state } = await uploadTo(members.newcomer, inLeague, rows);
    for (const { counts } of [plan, state]) {
      expect(counts).toMatchObject({ corrected: 0, unchanged: 0, refused: 2 });
      expect((counts?.added ?? 0) + (counts?.held ?? 0)).toBe(1);
    }
    expect([plan.left, plan.corrected]).toEqual([[], []]);
    expect(plan.refused.slice(0, 2)).toMatchObject([
      { line: 2, value: '', message: expect.stringContaining('ne montre pas ses résultats') },
      { line: 3, value: '', message: expect.stringContaining('ne montre pas ses résultats') },
    ]);
  });

  test('right and wrong guesses of an imported result get equal responses, also after its deletion', async () => {
    const game = await importedOn(seasonId === 1 ? '2022-03-11' : '2022-03-12');
    for (const guess of [planOf, guesses['an import'] ?? planOf])
      await outcome(members.newcomer, game, guess);
    await resultNow(game, right);
    await registrar.mutate('game.delete', { ...about(game), reason: 'duplicate' });
    await outcome(members.newcomer, game, planOf);
  });

  test('results are corrected by accepted members, supervisors and administrators', async () => {
    const accepted = await site.member(`Acceptée${seasonId}`);
    await join(accepted);
    const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [
      accepted.id,
    ]);
    const uid = rows[0].number;
    expect((await admin.mutate('supervision.accept', { kind: 'league', id: 11, uid })).status).toBe(200);
    const supervisor = await site.member(`Superviseuse${seasonId}`, 'supervisor');
    for (const by of [accepted, supervisor, admin]) {
      const game = await record(registrar);
      expect((await by.mutate('game.correctResult', corrected(game, wrong))).data).toMatchObject({
        held: false,
      });
      await resultNow(game, wrong);
    }
    const game = await importedOn(seasonId === 1 ? '2022-03-13' : '2022-03-14');
    const { state } = await uploadTo(accepted, inLeague, [rowOf(game, wrong)]);
    expect(state.counts).toMatchObject({ corrected: 1, refused: 0 });
  });

  test('the same member can enter, correct and import the result of a scheduled game', async () => {
    const { homeGoals: _h, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = anotherGame;
    const date = seasonId === 1 ? '2022-03-21' : '2022-03-22';
    const { data } = await registrar.mutate('game.schedule', { ...fixture, date });
    const game = { gameId: Number(data['id']), date };
    const entered = await members.newcomer.mutate('game.recordResult', { ...about(game), ...scores(right) });
    expect(entered.code).toBeNull();
    if (seasonId === 2) return;
    const own = await members.newcomer.mutate('game.correctResult', corrected(game, wrong));
    expect([own.code, own.data['held']]).toEqual([null, false]);
    const { state } = await uploadTo(members.newcomer, inLeague, [rowOf(game, wrong)]);
    expect(state.counts).toMatchObject({ unchanged: 1, refused: 0 });
  });

  test('corrections and imports work as before once results are visible again', async () => {
    const game = await record(registrar);
    const guess = corrected(game, wrong);
    expect((await members.newcomer.mutate('game.correctResult', guess)).code).toBe('result/hidden');
    await show('scores');
    expect((await members.newcomer.mutate('game.correctResult', guess)).data).toMatchObject({ held: true });
    expect((await planOf(members.newcomer, game, right)).data.counts).toMatchObject({ unchanged: 1 });
  });
});

const lastPosition = async () => (await site.pool.query('SELECT max(position) FROM activity_log')).rows;

test('only members who may correct hidden results merge teams with them, as a whole or not at all', async () => {
  await choose(1);
  await show('schedule');
  const registered = async (name: string) => {
    const listing = { seasonId: 1, name, categoryId: 1, regionId: 1, city: null };
    const teamId = Number((await registrar.mutate('team.register', listing)).data['id']);
    await registrar.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId, divisionId: null });
    return teamId;
  };
  const [teamId, into] = [await registered('Doublon'), await registered('Original')];
  await record(registrar, { homeTeamId: teamId });
  const before = await lastPosition();
  expect((await members.trusted.mutate('history.mergeTeams', { teamId, into })).code).toBe(
    'change/needs-another',
  );
  expect(await lastPosition()).toEqual(before);
  await show('everything');
});

test('a correction held while results were hidden does not reveal whether it was right', async () => {
  await choose(2);
  const author = await site.member('Patiente');
  const [one, other] = [await record(registrar), await record(registrar)];
  for (const game of [one, other])
    expect((await author.mutate('game.correctResult', corrected(game, wrong))).data).toMatchObject({
      held: true,
    });
  await show('schedule');
  expect((await registrar.mutate('game.correctResult', corrected(one, wrong))).code).toBeNull();
  await resultNow(one, wrong);
  const held = (await author.query<HeldChange[]>('moderation.ownHeld', { lang: 'fr' })).data;
  expect(held.map(({ changes, problem }) => ({ changes, problem }))).toEqual(
    [one, other].map(() => ({
      changes: [],
      problem: expect.stringContaining('ne montre pas ses résultats'),
    })),
  );
  await show('everything');
});
