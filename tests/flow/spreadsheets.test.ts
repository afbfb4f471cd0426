import { randomUUID } from 'node:crypto';
import type {
  ImportList,
  ImportNames,
  ImportPlan,
  ImportState,
  SheetAnswers,
} from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let registrar: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite();
  registrar = await site.member('Registraire', 'specialSupervisor');
});
afterAll(() => site?.stop());

type Cells = Partial<Record<SheetColumn, string>>;
const cells = (output: Cells) => sheetColumns.map((column) => output[column] ?? '');
const game = (
  date: string,
  home: string,
  away: string,
  homeGoals = '',
  awayGoals = '',
  more: Cells = {},
) => ({
  date,
  home,
  away,
  homeGoals,
  awayGoals,
  ...more,
});

const none: SheetAnswers = { leagues: [], teams: [], again: false };

/** Sends a spreadsheet for the league of the first season, with the teams 1, 3 and 5. */
const send = async (rows: readonly Cells[], by: Client = registrar, leagueId: number | null = 11) => {
  const importId = randomUUID();
  const headings = 'Date\tLocale\tVisiteuse';
  const columns = ['date', 'home', 'away'];
  const importInput = { importId, season: '2021-2022', leagueId, rows: rows.length, headings, columns };
  const begun = await by.mutate<ImportState>('imports.begin', importInput);
  const sent = rows.map((output, at) => ({ line: at + 2, cells: cells(output) }));
  for (let from = 0; from < sent.length; from += 500)
    await by.mutate('imports.addRows', { importId, from, rows: sent.slice(from, from + 500) });
  return { importId, begun };
};

const run = async (importId: string, by: Client = registrar): Promise<ImportState> => {
  for (;;) {
    const { data, code } = await by.mutate<ImportState>('imports.run', { importId });
    if (code === 'views/behind') continue;
    if (code !== null) throw new Error(code);
    if (data.finished) return data;
  }
};

const bringIn = async (rows: readonly Cells[], answers: Partial<SheetAnswers> = {}) => {
  const { importId } = await send(rows);
  const plan = await registrar.mutate<ImportPlan>('imports.plan', {
    importId,
    answers: { ...none, ...answers },
  });
  return { importId, plan: plan.data, state: await run(importId) };
};

const gamesOn = async (date: string) =>
  (
    await site.pool.query(
      `SELECT "gameId", "homeTeamId", "awayTeamId", "homeGoals", "awayGoals", time, venue FROM games
        WHERE date = $1 ORDER BY "gameId"`,
      [date],
    )
  ).rows;

const weekend = [
  game('2021-10-02', 'équipe 1', 'Équipe 3', '4', '2', { venue: 'Aréna Un' }),
  game('2021-10-03', 'EQUIPE 3', 'Equipe  5', '1', '1'),
  game('2021-10-09', 'Équipe 5', 'Équipe 1'),
];

test('recognises names in any spelling, and raises questions about unclear ones', async () => {
  const { importId } = await send([...weekend, game('2021-10-10', 'Équipe 1', 'Les Inconnus', '1', '0')]);
  const { data } = await registrar.mutate<ImportNames>('imports.names', { importId, answers: none });
  expect(data.teams.map(({ text, sure, found }) => [text, sure, found?.id ?? null])).toEqual([
    ['équipe 1', true, 1],
    ['Équipe 3', true, 3],
    ['Equipe  5', true, 5],
    ['Les Inconnus', false, null],
  ]);
});

test('a spreadsheet is planned, imported once, and unchanged the second time', async () => {
  const { plan, state } = await bringIn(weekend);
  expect(plan.counts).toEqual({ added: 3, corrected: 0, held: 0, unchanged: 0, refused: 0 });
  expect(plan.changes?.seasons[0]?.ranks.length).toBeGreaterThan(0);
  expect(state).toMatchObject({ finished: true, done: 3, counts: { added: 3, refused: 0 } });
  expect(await gamesOn('2021-10-02')).toMatchObject([
    { homeTeamId: 1, awayTeamId: 3, homeGoals: 4, awayGoals: 2, venue: 'Aréna Un' },
  ]);
  const again = await bringIn(weekend);
  expect(again.plan.counts).toEqual({ added: 0, corrected: 0, held: 0, unchanged: 3, refused: 0 });
  expect(await gamesOn('2021-10-02')).toHaveLength(1);
});

test('a finished import names the leagues whose games it changed', async () => {
  const leagues = [
    { id: 11, name: expect.any(String) as string, path: expect.stringMatching(/\/r-1-/) as string, games: 2 },
  ];
  const { state, importId } = await bringIn([
    game('2021-11-27', 'Équipe 1', 'Équipe 3', '4', '2'),
    game('2021-11-28', 'Équipe 3', 'Équipe 5', '1', '1'),
  ]);
  expect(state.leagues).toMatchObject(leagues);
  const { data } = await registrar.query<ImportList>('imports.list', { lang: 'fr', season: '2021-2022' });
  expect(data.imports.find((one) => one.importId === importId)?.leagues).toMatchObject(leagues);
});

test('a plan lists the first new games as their lines were read', async () => {
  const rows = [
    game('2021-11-20', 'equipe 1', 'Les Nouveaux', '3', '2', { time: '19:30', venue: 'Aréna Deux' }),
    game('2021-11-21', 'Équipe 5', 'Équipe 3', '', '', { status: 'cancelled' }),
    ...Array.from({ length: 250 }, (_, at) =>
      game('2021-11-22', 'Équipe 1', 'Équipe 5', '', '', {
        time: `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      }),
    ),
  ];
  const { importId } = await send(rows);
  const teams = [{ leagueId: 11, text: 'Les Nouveaux', team: 'new' as const }];
  const { data } = await registrar.mutate<ImportPlan>('imports.plan', {
    importId,
    answers: { ...none, teams },
  });
  expect([data.counts.added, data.added.length]).toEqual([252, 200]);
  expect(data.added[0]).toMatchObject({
    line: 2,
    date: '2021-11-20',
    time: '19:30',
    venue: 'Aréna Deux',
    home: { name: 'Équipe 1' },
    away: { name: 'Les Nouveaux' },
    result: { homeGoals: 3, awayGoals: 2, decidedIn: 'regulation' },
    off: null,
  });
  expect(data.added[1]).toMatchObject({ line: 3, result: null, off: 'cancelled' });
});

test('a result for a scheduled game is a correction, and an empty cell changes nothing', async () => {
  const { plan } = await bringIn([
    game('2021-10-09', 'Équipe 5', 'Équipe 1', '3', '2', { decidedIn: 'overtime' }),
    game('2021-10-02', 'Équipe 1', 'Équipe 3'),
  ]);
  expect(plan.counts).toEqual({ added: 0, corrected: 1, held: 0, unchanged: 1, refused: 0 });
  expect(plan.corrected).toMatchObject([
    {
      line: 2,
      parts: ['result'],
      before: { home: { name: 'Équipe 5' }, date: '2021-10-09', result: null },
      after: { result: { homeGoals: 3, awayGoals: 2, decidedIn: 'overtime' } },
    },
  ]);
  expect(await gamesOn('2021-10-02')).toMatchObject([{ homeGoals: 4, venue: 'Aréna Un' }]);
});

const statusOn = async (date: string) =>
  (await site.pool.query('SELECT status FROM games WHERE date = $1', [date])).rows;

test('postpones a game, schedules it again on its new date, and retains the records of members', async () => {
  const numbered = { number: '77' };
  const first = await bringIn([
    game('2021-12-11', 'Équipe 1', 'Équipe 5', '', '', numbered),
    game('2021-12-12', 'Équipe 3', 'Équipe 5', '', '', { status: 'cancelled' }),
  ]);
  expect(first.state.counts).toMatchObject({ added: 2 });
  expect(await statusOn('2021-12-12')).toEqual([{ status: 'cancelled' }]);
  const off = game('2021-12-11', 'Équipe 1', 'Équipe 5', '', '', { ...numbered, status: 'postponed' });
  const { plan } = await bringIn([off]);
  expect(plan.corrected).toMatchObject([
    { line: 2, parts: ['cancellation'], before: { off: null }, after: { off: 'postponed' } },
  ]);
  expect(await statusOn('2021-12-11')).toEqual([{ status: 'postponed' }]);
  expect((await bringIn([off])).state.counts).toMatchObject({ unchanged: 1 });

  // « Remis » instead of a day: the game keeps its original day.
  const dayless = game('', 'Équipe 1', 'Équipe 5', '', '', { ...numbered, status: 'postponed' });
  expect((await bringIn([dayless])).state.counts).toMatchObject({ unchanged: 1, refused: 0 });

  const later = { ...numbered, status: 'scheduled' };
  await bringIn([game('2021-12-18', 'Équipe 1', 'Équipe 5', '', '', later)]);
  expect(await statusOn('2021-12-11')).toEqual([]);
  expect(await statusOn('2021-12-18')).toEqual([{ status: 'scheduled' }]);

  // A result also reinstates a cancelled game.
  await bringIn([game('2021-12-12', 'Équipe 3', 'Équipe 5', '2', '1')]);
  expect(await statusOn('2021-12-12')).toEqual([{ status: 'final' }]);
  const [{ gameId }] = await gamesOn('2021-12-18');
  await registrar.mutate('game.cancel', { gameId, seasonId: 1, reason: 'other' });
  await bringIn([game('2021-12-18', 'Équipe 1', 'Équipe 5', '', '', later)]);
  expect(await statusOn('2021-12-18')).toEqual([{ status: 'cancelled' }]);
});

test('reports every invalid cell, and imports a repeated row once', async () => {
  const { plan } = await bringIn([
    game('le 2 octobre', 'Équipe 1', 'Équipe 3', '1', '0'),
    game('2021-10-16', 'Équipe 1', 'Équipe 1', '1', '0'),
    game('2021-10-16', 'Équipe 1', 'Équipe 5', 'trois', '0'),
    game('2021-10-17', 'Équipe 1', 'Équipe 5', '2', '0'),
    game('2021-10-17', 'Équipe 1', 'Équipe 5', '2', '0'),
  ]);
  expect(plan.refused.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'date', 'le 2 octobre'],
    [3, 'away', ''],
    [4, 'homeGoals', 'trois'],
    [6, null, ''],
  ]);
  expect(plan.refused[3]?.otherLine).toBe(5);
  expect(plan.counts.added).toBe(1);
});

test('corrections by members are preserved and reported', async () => {
  const [there] = await gamesOn('2021-10-03');
  const result = { homeGoals: 2, awayGoals: 1, decidedIn: 'regulation', forfeitedBy: null };
  const corrected = await registrar.mutate('game.correctResult', {
    gameId: there.gameId,
    seasonId: 1,
    ...result,
    homeFairPlay: null,
    awayFairPlay: null,
    reason: 'typing-error',
  });
  expect(corrected.code).toBeNull();
  const { plan } = await bringIn([game('2021-10-03', 'Équipe 3', 'Équipe 5', '5', '1')]);
  expect([plan.counts.unchanged, plan.leftCount, plan.left[0]?.column]).toEqual([1, 1, 'homeGoals']);
  expect(await gamesOn('2021-10-03')).toMatchObject([{ homeGoals: 2, awayGoals: 1 }]);
});

describe('teams', () => {
  test('new teams are registered and entered, and recognised the next time', async () => {
    const rows = [game('2021-11-06', 'Nouvelle équipe', 'Équipe 1', '2', '1')];
    const reply = { leagueId: 11, text: 'Nouvelle équipe', team: 'new' as const };
    const { plan } = await bringIn(rows, { teams: [reply] });
    expect(plan).toMatchObject({ newTeams: ['Nouvelle équipe'], counts: { added: 1 } });
    const again = await bringIn(rows);
    expect(again.plan).toMatchObject({ newTeams: [], counts: { unchanged: 1 } });
  });
});

test('a supervisor of a league imports games into that league only', async () => {
  const member = await site.member('Bénévole');
  expect((await send(weekend, member)).begun.code).toBe('permission/denied');
  const joined = await member.mutate('supervision.join', { kind: 'league', id: 12 });
  expect(joined.code).toBeNull();
  expect((await send(weekend, member)).begun.code).toBe('permission/denied');
  expect((await send(weekend, member, 12)).begun.code).toBeNull();
});

test('an incomplete upload is not imported, and other members cannot access it', async () => {
  const { importId } = await send(weekend);
  await site.pool.query('DELETE FROM writing.import_rows WHERE "importId" = $1', [importId]);
  expect((await registrar.mutate('imports.run', { importId })).code).toBe('request/invalid');
  const other = await site.member('Autre', 'admin');
  expect((await other.mutate('imports.run', { importId })).code).toBe('request/invalid');
});

const day = (at: number) => `2022-0${2 + Math.floor(at / 25)}-${String((at % 25) + 1).padStart(2, '0')}`;

test('an interrupted import continues where it stopped, without repeating a row', async () => {
  const rows = Array.from({ length: 60 }, (_, at) =>
    game(day(at), `Équipe ${[1, 3, 5][at % 3]}`, `Équipe ${[3, 5, 1][at % 3]}`, '3', '1'),
  );
  const { importId } = await send(rows);
  await registrar.mutate('imports.plan', { importId, answers: none });
  await run(importId);
  // As if the response had been lost before any progress was stored.
  await site.pool.query(`UPDATE writing.imports SET done = 0, "finishedAt" = NULL WHERE "importId" = $1`, [
    importId,
  ]);
  for (let from = 0; from < rows.length; from += 500)
    await registrar.mutate('imports.addRows', {
      importId,
      from,
      rows: rows.slice(from, from + 500).map((output, at) => ({ line: from + at + 2, cells: cells(output) })),
    });
  const state = await run(importId);
  expect(state).toMatchObject({ finished: true, done: 60 });
  const { rows: found } = await site.pool.query(
    `SELECT count(*)::int AS n FROM games WHERE date >= '2022-02-01'`,
  );
  expect(found[0].n).toBe(60);
});

const part = (importId: string, from: number, rows: number) =>
  registrar.mutate('imports.addRows', {
    importId,
    from,
    rows: Array.from({ length: rows }, (_, at) => ({
      line: from + at + 2,
      cells: sheetColumns.map(() => ''),
    })),
  });
const beginOf = async (rows: number, headings = 'Date') => {
  const importId = randomUUID();
  const importInput = { importId, season: '2021-2022', leagueId: 11, rows, headings, columns: ['date'] };
  expect((await registrar.mutate('imports.begin', importInput)).code).toBeNull();
  return importId;
};

const openImports = async () => {
  const { rows } = await site.pool.query<{ id: string }>(
    'SELECT "importId" AS id FROM writing.imports WHERE "memberId" = $1 AND "finishedAt" IS NULL',
    [registrar.id],
  );
  return new Set(rows.map(({ id }) => id));
};
/** Stores texts that do not compress, about so many megabytes of them. */
const fill = (importId: string, megabytes: number, from = 1_000) =>
  site.pool.query(
    `INSERT INTO writing.import_rows ("importId", "from", rows)
     SELECT $1, $3 + part, (SELECT jsonb_agg(md5(random()::text)) FROM generate_series(1, 28000) WHERE part > 0)
     FROM generate_series(1, $2::int) part`,
    [importId, megabytes, from],
  );

describe('limits of one member’s uploads', () => {
  test('an upload is limited to the announced rows, each sent once', async () => {
    const importId = await beginOf(1_000);
    for (const from of [1, 250, 499, 501])
      expect([from, (await part(importId, from, 400)).code]).toEqual([from, 'request/invalid']);
    expect((await part(importId, 500, 500)).code).toBeNull();
    expect((await part(importId, 0, 500)).code).toBeNull();
    expect((await part(importId, 1_000, 1)).code).toBe('request/invalid');
    const { rows } = await site.pool.query(
      `SELECT sum(jsonb_array_length(rows))::int AS n FROM writing.import_rows WHERE "importId" = $1`,
      [importId],
    );
    expect(rows[0].n).toBe(1_000);
  });

  test('the stored spreadsheets of one member are limited in number', async () => {
    for (let at = 0; at < 7; at += 1) await beginOf(1, `Date ${at}`);
    const { rows } = await site.pool.query(
      'SELECT count(*)::int AS n FROM writing.imports WHERE "memberId" = $1 AND "finishedAt" IS NULL',
      [registrar.id],
    );
    expect(rows[0].n).toBe(5);
  });

  test('an upload beyond the row limit deletes the member’s oldest unfinished imports, and running ones last', async () => {
    await site.pool.query('DELETE FROM writing.imports WHERE "memberId" = $1', [registrar.id]);
    const running = await beginOf(20_000);
    await site.pool.query('UPDATE writing.imports SET done = 2500 WHERE "importId" = $1', [running]);
    const older = await beginOf(20_000);
    const later = await beginOf(20_000);
    expect(await openImports()).toEqual(new Set([running, older, later]));
    const last = await beginOf(1);
    expect(await openImports()).toEqual(new Set([running, later, last]));
  });

  test('an upload beyond the size limit deletes the member’s oldest unfinished imports', async () => {
    await site.pool.query('DELETE FROM writing.imports WHERE "memberId" = $1', [registrar.id]);
    const older = await beginOf(20_000);
    await fill(older, 16);
    const own = await beginOf(20_000);
    await fill(own, 6);
    expect((await part(own, 0, 500)).code).toBeNull();
    expect(await openImports()).toEqual(new Set([older, own]));
    await fill(own, 6, 2_000);
    expect((await part(own, 0, 500)).code).toBeNull();
    expect(await openImports()).toEqual(new Set([own]));
    await fill(own, 20, 3_000);
    expect((await part(own, 0, 500)).code).toBe('import/too-large');
    await site.pool.query('DELETE FROM writing.imports WHERE "memberId" = $1', [registrar.id]);
    expect((await part(own, 0, 1)).code).toBe('request/invalid');
  });

  test('name lookups are limited like previews', async () => {
    const importId = await beginOf(1);
    await site.pool.query(
      `INSERT INTO writing.allowances ("memberId", what, "usedUntil")
       VALUES ($1, 'previewed saves', now() + interval '1 hour')
       ON CONFLICT ("memberId", what) DO UPDATE SET "usedUntil" = excluded."usedUntil"`,
      [registrar.id],
    );
    expect((await registrar.mutate('imports.names', { importId, answers: none })).code).toBe(
      'request/too-many',
    );
    await site.pool.query('DELETE FROM writing.allowances');
  });
});

test('a file without a column for the ending leaves the ending of a game with the same score unchanged', async () => {
  const day = '2022-01-15';
  await bringIn([game(day, 'Équipe 1', 'Équipe 5', '2', '1', { decidedIn: 'shootout' })]);
  const again = await bringIn([game(day, 'Équipe 1', 'Équipe 5', '2', '1')]);
  expect(again.state.counts).toMatchObject({ added: 0, corrected: 0, unchanged: 1 });
  const another = await bringIn([game(day, 'Équipe 1', 'Équipe 5', '3', '1')]);
  expect(another.state.counts).toMatchObject({ corrected: 1 });
});

test('a row whose status contradicts its goals is refused with a message, by its cell', async () => {
  const { plan } = await bringIn([
    game('2022-01-08', 'Équipe 1', 'Équipe 5', '2', '1', { status: 'postponed' }),
    game('2022-01-09', 'Équipe 1', 'Équipe 5', '', '', { status: 'final' }),
    game('2022-01-10', 'Équipe 1', 'Équipe 5', '2', '1', { status: 'Protesté' }),
    game('2022-01-11', 'Équipe 1', 'Équipe 5', '', '', { forfeitedBy: 'Forfait' }),
    game('03/04/2022', 'Équipe 1', 'Équipe 5', '2', '1'),
  ]);
  expect(plan.counts).toMatchObject({ added: 0, refused: 5 });
  expect(
    plan.refused.map(({ line, column, message }) => [line, column, message.split('\u00A0:')[0]]),
  ).toEqual([
    [2, 'status', 'le match est dit à venir, remis ou annulé, mais il a un pointage'],
    [3, 'status', 'le match est dit terminé, mais il n’a pas de pointage'],
    [4, 'status', 'ce mot n’est pas connu'],
    [5, 'forfeitedBy', 'écrivez qui a perdu par défaut'],
    [6, 'date', 'le jour n’est pas clair'],
  ]);
  // None of them contains a technical format.
  expect(plan.refused.map(({ message }) => message).join(' ')).not.toMatch(/AAAA|scheduled|home|away|both/);
});

const stages = async () =>
  (await site.pool.query(`SELECT stage, "groupName" FROM games WHERE date = '2022-02-27'`)).rows;

test('stages and groups of a file are recorded, and an empty cell leaves them unchanged', async () => {
  const final = game('2022-02-27', 'Équipe 1', 'Équipe 5', '2', '1', { stage: 'final', group: 'B' });
  const { plan } = await bringIn([final]);
  expect(plan.added[0]).toMatchObject({ stage: 'final' });
  expect(await stages()).toEqual([{ stage: 'final', groupName: 'B' }]);
  await bringIn([{ ...final, stage: '', group: '', homeGoals: '3' }]);
  expect(await stages()).toEqual([{ stage: 'final', groupName: 'B' }]);
});

test('returns the leagues into which a member may import before any mapping', async () => {
  const season = '2021-2022';
  expect((await registrar.query('imports.rights', { season })).data).toEqual({ leagues: null });
  const newcomer = await site.member('Recrue');
  expect((await newcomer.query('imports.rights', { season })).data).toEqual({ leagues: [] });
  await newcomer.mutate('supervision.join', { kind: 'league', id: 11 });
  expect((await newcomer.query('imports.rights', { season })).data).toEqual({ leagues: [11] });
});

test('remembers a member’s decisions about a file with the same headings', async () => {
  const headings = 'Date\tVisiteur\tReceveur\tPointage';
  const columns = ['date', 'away', 'home', 'score'];
  const choices = {
    dateOrder: 'day-first',
    scoreSides: 'away-first',
    scoreOrder: null,
    words: { f: 'forfeit' },
    withoutGoals: false,
    confirmed: ['sides'],
  };
  const begun = {
    importId: randomUUID(),
    season: '2021-2022',
    leagueId: 11,
    rows: 1,
    headings,
    columns,
    choices,
  };
  expect((await registrar.mutate('imports.begin', begun)).code).toBeNull();
  const remembered = async (season: string, of = headings) =>
    (await registrar.query('imports.columns', { headings: of, season })).data;
  expect(await remembered('2021-2022')).toEqual({ columns, choices, league: { id: 11, name: 'Ligue 1' } });
  // A league belongs to one season.
  expect(await remembered('2022-2023')).toEqual({ columns, choices, league: null });
  expect(await remembered('2021-2022', 'Jour')).not.toHaveProperty('columns');
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`mot ${at}`, 'final']));
  const tooMany = { ...begun, importId: randomUUID(), choices: { ...choices, words: many } };
  expect((await registrar.mutate('imports.begin', tooMany)).code).toBe('request/invalid');
});
