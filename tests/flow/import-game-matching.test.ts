import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetImports, sheetRow as row } from './sheet-imports.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let registrar: Awaited<ReturnType<WritingSite['member']>>;
let imports: ReturnType<typeof sheetImports>;
beforeAll(async () => {
  site = await startWritingSite();
  registrar = await site.member('Registraire', 'specialSupervisor');
  imports = sheetImports(registrar, 11);
});
afterAll(() => site?.stop());

/** The games of some days as `10-02 14:00 1-3 4-2`, in order of their entry. */
const gamesIn = async (from: string, to = from): Promise<string[]> => {
  const { rows } = await site.pool.query(
    `SELECT date::text, time, "homeTeamId", "awayTeamId", "homeGoals", "awayGoals", status FROM games
      WHERE date BETWEEN $1 AND $2 ORDER BY "gameId"`,
    [from, to],
  );
  return rows.map(({ date, time, homeTeamId, awayTeamId, homeGoals, awayGoals, status }) =>
    [
      String(date).slice(5),
      time ?? '-',
      `${homeTeamId}-${awayTeamId}`,
      status === 'final' ? `${homeGoals}-${awayGoals}` : status,
    ].join(' '),
  );
};
const idsOn = async (date: string): Promise<number[]> =>
  (
    await site.pool.query<{ id: number }>('SELECT "gameId" AS id FROM games WHERE date = $1 ORDER BY 1', [
      date,
    ])
  ).rows.map(({ id }) => id);
const actionsOf = async (gameId: number): Promise<string[]> =>
  (
    await site.pool.query<{ action: string }>(
      `SELECT action FROM activity_log WHERE kind = 'game' AND "entityId" = $1 ORDER BY revision`,
      [gameId],
    )
  ).rows.map(({ action }) => action);

describe('two games of a pair on a day', () => {
  test('remain two games when a later file adds the earlier game', async () => {
    await imports.bringIn([row('2021-10-02 14:00 1-3 1-4')]);
    const both = [row('2021-10-02 09:00 1-3 3-2'), row('2021-10-02 14:00 1-3 1-4')];
    const { plan, state } = await imports.bringIn(both);
    expect(plan).toMatchObject({ asks: [], refused: [], counts: { added: 1, corrected: 0, unchanged: 1 } });
    expect(state.counts).toMatchObject({ added: 1, corrected: 0, unchanged: 1, refused: 0 });
    expect(await gamesIn('2021-10-02')).toEqual(['10-02 14:00 1-3 1-4', '10-02 09:00 1-3 3-2']);
    expect(await actionsOf((await idsOn('2021-10-02'))[0] ?? 0)).toEqual(['GameRecorded']);
    expect((await imports.bringIn(both)).plan.counts).toMatchObject({ added: 0, unchanged: 2 });
  });

  test('are distinguished by score without times; a repeated row names the columns that would distinguish it', async () => {
    const { plan } = await imports.bringIn([
      row('2021-10-09 - 5-3 3-2'),
      row('2021-10-09 - 5-3 1-4'),
      row('2021-10-09 - 5-3 1-4'),
    ]);
    expect([plan.counts.added, plan.asks]).toEqual([2, []]);
    expect(plan.refused).toMatchObject([{ line: 4, message: expect.stringMatching(/heure.*numéro/) }]);
    expect(await gamesIn('2021-10-09')).toEqual(['10-09 - 5-3 3-2', '10-09 - 5-3 1-4']);
  });

  test('remain unchanged when a file swaps their times and the question is unanswered', async () => {
    const { plan, state } = await imports.bringIn([
      row('2021-10-02 09:00 1-3 1-4'),
      row('2021-10-02 14:00 1-3 3-2'),
    ]);
    expect(plan.asks.map(({ line, why, candidates }) => [line, why, candidates.length])).toEqual([
      [2, 'time', 2],
      [3, 'time', 2],
    ]);
    expect(plan.counts).toMatchObject({ added: 0, corrected: 0, refused: 0 });
    expect(state.counts).toMatchObject({ added: 0, corrected: 0, refused: 2 });
    expect(state.refused.map(({ line, message }) => [line, message])).toEqual(
      [2, 3].map((line) => [line, expect.stringContaining('match à préciser')]),
    );
    expect(await gamesIn('2021-10-02')).toEqual(['10-02 14:00 1-3 1-4', '10-02 09:00 1-3 3-2']);
  });
});

describe('a question about a row', () => {
  test('“moved?” offers the scheduled game, and moves it when it is chosen', async () => {
    await imports.bringIn([row('2021-10-16 19:00 1-5')]);
    const [gameId = 0] = await idsOn('2021-10-16');
    const file = [row('2021-11-27 18:30 1-5')];
    const { plan } = await imports.bringIn(file);
    expect(plan.asks).toMatchObject([
      {
        line: 2,
        why: 'moved',
        date: '2021-11-27',
        time: '18:30',
        home: 'Équipe 1',
        candidates: [{ id: gameId, date: '2021-10-16', time: '19:00', status: 'scheduled' }],
      },
    ]);
    expect(await gamesIn('2021-10-16', '2021-11-27')).toEqual(['10-16 19:00 1-5 scheduled']);
    const resolved = await imports.bringIn(file, { games: [{ line: 2, game: gameId }] });
    expect(resolved.plan).toMatchObject({ asks: [], counts: { added: 0, corrected: 1 } });
    expect(await gamesIn('2021-10-16', '2021-11-27')).toEqual(['11-27 18:30 1-5 scheduled']);
    expect((await imports.bringIn(file)).plan).toMatchObject({ asks: [], counts: { unchanged: 1 } });
    await imports.bringIn([row('2021-11-27 18:30 1-5 2-2')]);
    expect((await imports.bringIn([row('2021-12-18 18:30 1-5')])).plan).toMatchObject({ asks: [] });
    await registrar.mutate('game.cancel', {
      gameId: (await idsOn('2021-12-18'))[0],
      seasonId: 1,
      reason: 'other',
    });
  });

  test('“sides swapped?” corrects the sides, or adds a return game', async () => {
    await imports.bringIn([row('2021-12-04 10:00 3-5 2-1')]);
    const [gameId = 0] = await idsOn('2021-12-04');
    const file = [row('2021-12-04 10:00 5-3 1-2')];
    const importId = await imports.send(file);
    expect((await imports.planOf(importId)).asks).toMatchObject([
      { why: 'swapped', homeGoals: 1, awayGoals: 2, candidates: [{ id: gameId, homeGoals: 2 }] },
    ]);
    const asNew = await imports.planOf(importId, { games: [{ line: 2, game: 'new' }] });
    expect(asNew.counts).toMatchObject({ added: 1, corrected: 0 });
    const other = await imports.planOf(importId, { games: [{ line: 2, game: gameId + 1 }] });
    expect([other.asks.length, other.counts.added]).toEqual([1, 0]);
    // Without a result in the file, each team keeps its goals.
    const calendar = [row('2021-12-04 10:00 5-3')];
    await imports.bringIn(calendar, { games: [{ line: 2, game: gameId }] });
    expect(await gamesIn('2021-12-04')).toEqual(['12-04 10:00 5-3 1-2']);
    expect((await imports.bringIn(file)).plan).toMatchObject({ asks: [], counts: { unchanged: 1 } });
  });

  test('is raised for a missing time when the file has a different result', async () => {
    await imports.bringIn([row('2021-12-11 14:00 1-3 1-4')]);
    const { plan } = await imports.bringIn([row('2021-12-11 - 1-3 3-2')]);
    expect(plan.asks).toMatchObject([{ why: 'no-time', time: null }]);
    const { state } = await imports.bringIn([row('2021-12-11 - 1-3 3-2')], {
      games: [{ line: 2, game: 'new' }],
    });
    expect(state.counts).toMatchObject({ added: 1, corrected: 0 });
    expect(await gamesIn('2021-12-11')).toEqual(['12-11 14:00 1-3 1-4', '12-11 - 1-3 3-2']);
  });

  test('is raised for games that people entered with swapped sides', async () => {
    const entered = {
      seasonId: 1,
      categoryId: 1,
      leagueId: 11,
      tournamentId: null,
      stage: 'regular',
      group: null,
    };
    const fixture = {
      ...entered,
      homeTeamId: 3,
      awayTeamId: 1,
      date: '2022-01-22',
      time: '10:00',
      venue: null,
      city: null,
    };
    expect((await registrar.mutate('game.schedule', fixture)).message).toBeNull();
    const [game = 0] = await idsOn('2022-01-22');
    const file = [row('2022-01-22 10:30 1-3 2-1')];
    expect((await imports.bringIn(file)).plan.asks).toMatchObject([{ why: 'swapped' }]);
    // The sides that people entered stay, and each team keeps its goals.
    const { plan } = await imports.bringIn(file, { games: [{ line: 2, game }] });
    expect(plan.left.map(({ column }) => column)).toContain('home');
    expect(await gamesIn('2022-01-22')).toEqual(['01-22 10:00 3-1 1-2']);
    expect((await imports.bringIn([row('2022-01-22 10:00 3-1 1-2')])).plan.counts.unchanged).toBe(1);
  });
});

const openDays = () => gamesIn('2022-02-06', '2022-02-13');

describe('recorded games that the file does not have', () => {
  const calendar = [
    row('2022-02-05 10:00 1-3'),
    row('2022-02-06 10:00 3-5'),
    row('2022-02-12 10:00 5-1'),
    row('2022-02-13 10:00 1-5 2-1'),
    row('2022-02-19 10:00 3-1'),
  ];
  test('are listed within the days of the file, unplayed ones first, and remain by default', async () => {
    await imports.bringIn(calendar);
    const { plan, state } = await imports.bringIn([calendar[0] ?? {}, calendar[4] ?? {}]);
    expect(plan.absent.map(({ date, status }) => [date, status])).toEqual([
      ['2022-02-06', 'scheduled'],
      ['2022-02-12', 'scheduled'],
      ['2022-02-13', 'final'],
    ]);
    expect([plan.absentCount, state.counts.corrected]).toEqual([3, 0]);
    expect((await imports.bringIn(calendar)).plan).toMatchObject({ absent: [], counts: { unchanged: 5 } });
    const later = await imports.bringIn([row('2022-03-05 10:00 1-3'), row('2022-03-12 10:00 1-3')]);
    expect(later.plan.absent).toEqual([]);
  });

  test('are cancelled on request unless played, and scheduled again when the import is undone', async () => {
    const file = [calendar[0] ?? {}, calendar[4] ?? {}];
    const importId = await imports.send(file);
    const { absent } = await imports.planOf(importId);
    const [outside = 0] = await idsOn('2021-10-02');
    const decisions = [...absent.map(({ id }) => id), outside].map((gameId) => ({
      gameId,
      what: gameId === absent[0]?.id ? ('keep' as const) : ('cancel' as const),
    }));
    const plan = await imports.planOf(importId, { absent: decisions });
    expect([plan.counts.corrected, plan.counts.unchanged]).toEqual([1, 2]);
    // No line of the file is about the cancelled game.
    expect(plan.corrected).toMatchObject([{ line: 0, before: { off: null }, after: { off: 'cancelled' } }]);
    expect((await imports.run(importId)).counts).toMatchObject({ corrected: 1, unchanged: 2, refused: 0 });
    expect(await openDays()).toEqual([
      '02-06 10:00 3-5 scheduled',
      '02-12 10:00 5-1 cancelled',
      '02-13 10:00 1-5 2-1',
    ]);
    expect((await registrar.mutate('history.undoTogether', { correlationId: importId })).message).toBeNull();
    expect((await openDays())[1]).toBe('02-12 10:00 5-1 scheduled');
  });
});

test('cancelled games count against the limits of the importer, like rows', async () => {
  const helper = await site.member('Bénévole');
  expect((await helper.mutate('supervision.join', { kind: 'league', id: 11 })).message).toBeNull();
  const own = sheetImports(helper, 11);
  const used = async (): Promise<number> => {
    const { rows } = await site.pool.query<{ seconds: string }>(
      `SELECT extract(epoch FROM "usedUntil" - now()) AS seconds FROM writing.allowances
        WHERE "memberId" = $1 AND what = 'changes'`,
      [helper.id],
    );
    return Number(rows[0]?.seconds ?? 0);
  };
  const before = await used();
  await own.bringIn([row('2022-04-02 10:00 1-3')]);
  const ofOneRow = (await used()) - before;
  const absent = Array.from({ length: 39 }, (_, at) => ({ gameId: 5_000 + at, what: 'cancel' as const }));
  await own.bringIn([row('2022-04-03 10:00 3-5')], { absent });
  expect(Math.round(((await used()) - before) / ofOneRow)).toBe(5);
});
