import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { longestMs, yieldToOthers } from '@rondelle/infra/turns.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { PostgresPool } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createDryWriter } from '../apply/writer.ts';
import { importSheet, prepareSheet } from './import-sheet.ts';
import type { Sheet } from './sheet.ts';
import type { SheetTeams } from './sheet-teams.ts';

const teams = Array.from({ length: 40 }, (_, at) => ({ leagueId: 5, id: at + 1, name: `Équipe ${at + 1}` }));
const league = {
  id: 5,
  categoryId: 7,
  regionId: 9,
  nameFr: 'Ligue de Valcourt',
  nameEn: 'Valcourt League',
  categoryFr: 'M13 A',
  categoryEn: 'U13 A',
  regionFr: 'Estrie',
  regionEn: 'Eastern Townships',
  rules: presets.quebecMinor,
};
/** A site with two leagues, the teams of one of them, and no games except deleted ones. */
const queryOf = (deletedKeys: readonly string[]) => async (text: string) => {
  if (text.includes('from "leagues"')) return { rows: [league, { ...league, id: 6 }] };
  if (text.includes('h.deleted'))
    return { rows: deletedKeys.map((sourceKey) => ({ sourceKey, gameId: 1_200 })) };
  return { rows: text.includes('from "league_entries"') ? teams : [] };
};
const dbOf = (deletedKeys: readonly string[]) => {
  const client = { query: queryOf(deletedKeys), release: () => undefined };
  // Queries use only this part of a pool.
  return createDb<Tables>({ connect: async () => client } as unknown as PostgresPool);
};

const dayAt = (at: number): string => new Date(Date.UTC(2024, 8, 1 + at)).toISOString().slice(0, 10);
const rowAt = (at: number): Sheet['rows'][number] => {
  const [home, away] = [at % 40, (at + 1 + (Math.floor(at / 40) % 39)) % 40];
  const columns: Partial<Record<SheetColumn, string>> = {
    date: dayAt(Math.floor(at / 100)),
    time: '19:30',
    home: teams[home]?.name ?? '',
    away: teams[away]?.name ?? '',
    homeGoals: '3',
    awayGoals: '2',
    venue: 'Aréna Un',
  };
  return { line: at + 2, cells: sheetColumns.map((column) => columns[column] ?? '') };
};

const siteOf = (deletedKeys: readonly string[] = []) => {
  let next = 1_000;
  return {
    db: dbOf(deletedKeys),
    // `importSheet` does not read the log.
    log: {} as EventLog,
    writer: createDryWriter({ actor: { id: 'import', role: 'system' }, source: 'import' }),
    reserve: async (_kind: unknown, count: number) => (next += count) - count,
    catchUp: async () => undefined,
    lang: 'fr',
    only: null,
  } as const;
};

/** Runs some work with a clock by which every step takes a whole turn; counts the turns that others have meanwhile. */
const countingTurns = async <T>(work: () => Promise<T>) => {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += longestMs));
  let [turns, isOver] = [0, false];
  const look = (): void => {
    turns += 1;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  isOver = true;
  // The next turn begins by the real clock, since all work of this process shares it.
  const last = yieldToOthers();
  clock.mockRestore();
  await last;
  return { answer: result, turns };
};

test('yields to other work while it prepares and plans a long spreadsheet', async () => {
  // More than are planned at a time.
  const rows = 5_000;
  const sheet: Sheet = {
    season: { id: 1, slug: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-07-31' },
    leagueId: league.id,
    rows: Array.from({ length: rows }, (_, at) => rowAt(at)),
    answers: { leagues: [], teams: [], again: false },
  };
  const site = siteOf();
  const { answer: result, turns } = await countingTurns(() => importSheet(site, sheet));
  expect(result.rejections).toEqual([]);
  expect(result.counts.game.added).toBe(rows);
  // The work goes through all rows eleven times, and others have a turn after each row.
  expect(turns).toBeGreaterThan(11 * rows);
});

const rowWith = (line: number, columns: Partial<Record<SheetColumn, string>>): Sheet['rows'][number] => ({
  line,
  cells: sheetColumns.map((column) => ({ date: dayAt(0), awayGoals: '1', ...columns })[column] ?? ''),
});

const newTeam = (text: string) => ({ leagueId: league.id, text, team: 'new' as const });
const sheetOf = (rows: Sheet['rows'], teamAnswers: Sheet['answers']['teams']): Sheet => ({
  season: { id: 1, slug: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-07-31' },
  leagueId: league.id,
  rows,
  answers: { leagues: [], teams: teamAnswers, again: false },
});
const namesOf = ({ newTeams }: SheetTeams) => newTeams.map(({ name }) => name);

describe('a new team in a spreadsheet', () => {
  const refused = rowWith(2, { home: 'Patriotes', away: 'Équipe 1', homeGoals: 'deux' });
  const taken = rowWith(3, { home: 'Loups', away: 'Équipe 2', homeGoals: '2' });
  const sheet = sheetOf([refused, taken], ['Patriotes', 'Loups', 'Fantômes'].map(newTeam));

  test('is not registered when its rows are rejected or no row names it', async () => {
    const { rejections, teams: found } = await importSheet(siteOf(), sheet);
    expect(rejections.map(({ line }) => line)).toEqual([2]);
    expect(namesOf(found)).toEqual(['Loups']);
  });

  test('is not registered when an import resumes after the rejected row', async () => {
    expect(namesOf((await prepareSheet(siteOf(), sheet, 1)).teams)).toEqual(['Loups']);
  });

  test('is not registered for a row of a game that was deleted on the site', async () => {
    const numbered = rowWith(3, { home: 'Loups', away: 'Équipe 2', homeGoals: '2', number: '12' });
    const site = siteOf(['sheet/5/n/12']);
    const { deleted, teams: found } = await importSheet(site, sheetOf([numbered], [newTeam('Loups')]));
    expect([deleted, namesOf(found)]).toEqual([1, []]);
  });
});

test('enters an existing team only in the league of its row', async () => {
  const row = rowWith(2, { home: 'Loups', away: 'Équipe 2', homeGoals: '2' });
  const answers = [
    { leagueId: 5, text: 'Loups', team: 77 },
    { leagueId: 6, text: 'Loups', team: 77 },
  ];
  const { teams: found } = await importSheet(siteOf(), sheetOf([row], answers));
  expect(found.entering.map(({ league: { id }, id: team }) => [id, team])).toEqual([[5, 77]]);
});

test('rejects rows that the user chose to skip, with the reason', async () => {
  const rows = [
    rowWith(2, { home: 'Patriotes', away: 'Équipe 1', homeGoals: '2' }),
    rowWith(3, { home: 'Inconnus', away: 'Équipe 1', homeGoals: '2' }),
  ];
  const skipped = { leagueId: league.id, text: 'Patriotes', team: 'skip' as const };
  const ofTeams = await importSheet(siteOf(), sheetOf(rows, [skipped]));
  expect(ofTeams.rejections.map(({ reason }) => reason)).toEqual(['left-out', 'unclear-team']);
  const named = ['M9', 'M11'].map((text, at) =>
    rowWith(at + 2, { home: 'Équipe 1', away: 'Équipe 2', homeGoals: '2', league: text }),
  );
  const sheet = sheetOf(named, []);
  const answers = { ...sheet.answers, leagues: [{ text: 'M9', leagueId: null }] };
  const ofLeagues = await importSheet(siteOf(), { ...sheet, leagueId: null, answers });
  expect(ofLeagues.rejections.map(({ reason }) => reason)).toEqual(['left-out', 'unclear-league']);
});
