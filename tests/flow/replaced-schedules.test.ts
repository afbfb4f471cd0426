import { randomUUID } from 'node:crypto';
import type { CollisionsOutput } from '@rondelle/contracts/competition/collisions.ts';
import type { ImportState } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let registrar: Client;
beforeAll(async () => {
  site = await startWritingSite();
  registrar = await site.member('Calendrière', 'specialSupervisor');
});
afterAll(() => site?.stop());

type Cells = Partial<Record<SheetColumn, string>>;
const game = (date: string, home: number, away: number, time = '09:00'): Cells => ({
  date,
  time,
  venue: 'Aréna Un',
  home: `Équipe ${home}`,
  away: `Équipe ${away}`,
});

/** Publishes a schedule of league 11, as the page does: the rows of a spreadsheet, and the games that they replace. */
const publish = async (games: readonly Cells[], replaces: readonly number[]) => {
  const importId = randomUUID();
  const about = { importId, season: '2021-2022', leagueId: 11, headings: '', columns: [] };
  await registrar.mutate('imports.begin', { ...about, rows: games.length });
  const rows = games.map((one, at) => ({
    line: at + 1,
    cells: sheetColumns.map((column) => one[column] ?? ''),
  }));
  await registrar.mutate('imports.addRows', { importId, from: 0, rows });
  await registrar.mutate('imports.plan', {
    importId,
    answers: { leagues: [], teams: [], again: true, replaces },
  });
  for (;;) {
    const { data, code } = await registrar.mutate<ImportState>('imports.run', { importId });
    if (code === 'views/behind') continue;
    if (code !== null) throw new Error(code);
    if (data.finished) return { importId, counts: data.counts };
  }
};

type Row = { gameId: number; date: string; pair: string };
const listed = async (): Promise<readonly Row[]> =>
  (
    await site.pool.query<Row>(
      `SELECT "gameId", date, concat("homeTeamId", '-', "awayTeamId") AS pair FROM games
       WHERE "leagueId" = 11 AND date >= '2022-01-01' ORDER BY date, time, "gameId"`,
    )
  ).rows;
const daysOf = (rows: readonly Row[]) => rows.map(({ date, pair }) => `${date} ${pair}`);

const first = [game('2022-01-08', 1, 3), game('2022-01-15', 3, 5), game('2022-01-22', 5, 1)];
const second = [game('2022-01-08', 1, 3), game('2022-02-05', 3, 5), game('2022-02-12', 5, 1)];
const daysOfFirst = ['2022-01-08 1-3', '2022-01-15 3-5', '2022-01-22 5-1'];
const daysOfSecond = ['2022-01-08 1-3', '2022-02-05 3-5', '2022-02-12 5-1'];

test('a schedule replaces the upcoming games, and its undo restores them', async () => {
  await publish(first, []);
  const before = await listed();
  expect(daysOf(before)).toEqual(daysOfFirst);
  const replaces = before.slice(1).map(({ gameId }) => gameId);

  // Replaced games do not conflict with the new schedule.
  const input = {
    lang: 'fr',
    sid: '2021-2022',
    games: [{ at: 0, date: '2022-01-15', time: '09:00', venue: 'Aréna Un', homeTeamId: 1, awayTeamId: 3 }],
  };
  const found = await registrar.mutate<CollisionsOutput>('game.collisions', input);
  expect(found.data.total).toBe(1);
  const without = await registrar.mutate<CollisionsOutput>('game.collisions', {
    ...input,
    without: replaces,
  });
  expect(without.data.total).toBe(0);

  const { importId, counts } = await publish(second, replaces);
  expect(counts).toMatchObject({ added: 2, unchanged: 1, refused: 0 });
  const after = await listed();
  expect(daysOf(after)).toEqual(daysOfSecond);
  expect(after[0]?.gameId).toBe(before[0]?.gameId);

  // Sent again after a lost response, nothing is deleted or entered twice.
  const again = await registrar.mutate<ImportState>('imports.run', { importId });
  expect(again.data.finished).toBe(true);
  expect(await listed()).toEqual(after);

  const undone = await registrar.mutate<{ finished: boolean; refused: unknown[] }>('history.undoTogether', {
    commandId: randomUUID(),
    correlationId: importId,
  });
  expect(undone.data).toMatchObject({ finished: true, refused: [] });
  expect(daysOf(await listed())).toEqual(daysOfFirst);
});

test('the same schedule can be published again after it was replaced', async () => {
  const there = (await listed()).slice(1).map(({ gameId }) => gameId);
  await publish(second, there);
  const later = (await listed()).slice(1).map(({ gameId }) => gameId);
  await publish(first, later);
  expect(daysOf(await listed())).toEqual(daysOfFirst);
});

test('does not replace games that have been played since, or are of another league or unknown', async () => {
  const [played] = await listed();
  const result = { homeGoals: 2, awayGoals: 1, decidedIn: 'regulation', forfeitedBy: null };
  const noFairPlay = { homeFairPlay: null, awayFairPlay: null };
  const gameId = played?.gameId ?? 0;
  const recorded = await registrar.mutate('game.recordResult', {
    gameId,
    seasonId: 1,
    ...result,
    ...noFairPlay,
  });
  expect(recorded.status).toBe(200);
  const { rows } = await site.pool.query<{ gameId: number }>(
    `SELECT "gameId" FROM games WHERE "leagueId" IS DISTINCT FROM 11 ORDER BY "gameId" LIMIT 1`,
  );
  const other = rows[0]?.gameId ?? 0;
  await publish([game('2022-03-05', 1, 5)], [gameId, other, 999_999]);
  expect(daysOf(await listed())).toEqual([...daysOfFirst, '2022-03-05 1-5']);
  const left = await site.pool.query('SELECT 1 FROM games WHERE "gameId" = ANY ($1)', [[gameId, other]]);
  expect(left.rowCount).toBe(other === 0 ? 1 : 2);
});
