import type { SheetAnswers, SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { type SheetKind, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Span } from '../../lib/cells/read-date.ts';
import { noChoices } from './read/choices.ts';
import { type GamesIn, gamesIn, type SheetGame } from './read/games-in.ts';
import { recogniseColumns } from './read/guess-kinds.ts';
import type { SheetTable } from './read/sheet-table.ts';

export type League = { readonly leagueId: string; readonly leagueName: string };
export const noLeague: League = { leagueId: '', leagueName: '' };

/** Options for reading one sheet of a file, and the league of its games. */
export type Reading = {
  readonly headingAt: number;
  readonly kinds: readonly (SheetKind | null)[];
  readonly choices: SheetChoices;
  readonly league: League;
  /** True when the games of the sheet are imported. */
  readonly isIncluded: boolean;
  readonly isRemembered: boolean;
};

/** A sheet with its games. `at`: its index in the file; `above`: the lines of the sheets before it. */
export type SheetPart = {
  readonly at: number;
  readonly above: number;
  readonly table: SheetTable;
  readonly reading: Reading;
  readonly games: GamesIn;
};

const widthOf = ({ rows }: SheetTable): number => Math.max(0, ...rows.map((row) => row.length));

/** Returns the headings separated by tabs, as the key of the remembered columns of such a sheet. */
export const headingsOf = (table: SheetTable, headingAt: number): string =>
  Array.from({ length: widthOf(table) }, (_, at) => (table.rows[headingAt]?.[at] ?? '').slice(0, 80)).join(
    '\t',
  );

const readingOf = (table: SheetTable, span: Span): Reading => {
  const { headingAt, kinds } = recogniseColumns(table.rows, span);
  return {
    headingAt,
    kinds: Array.from({ length: widthOf(table) }, (_, column) => kinds[column] ?? null),
    choices: noChoices,
    league: noLeague,
    isIncluded: kinds.includes('home') && kinds.includes('away'),
    isRemembered: false,
  };
};

/** Recognises all sheets of a file. At least one is imported: the longest, when none looks like games. */
export const readingsOf = (sheets: readonly SheetTable[], span: Span): readonly Reading[] => {
  const all = sheets.map((table) => readingOf(table, span));
  if (all.some(({ isIncluded }) => isIncluded)) return all;
  const longest = longestOf(sheets);
  return all.map((reading, at) => ({ ...reading, isIncluded: at === longest }));
};

/** Returns the index of the sheet with the most rows: it probably holds the games. */
export const longestOf = (sheets: readonly SheetTable[]): number =>
  sheets.reduce((best, { rows }, at) => (rows.length > (sheets[best]?.rows.length ?? 0) ? at : best), 0);

/** Returns whether a sheet names the leagues of its games, in a column or in titles between them. */
export const namesLeagues = ({ reading, games }: SheetPart): boolean =>
  reading.kinds.includes('league') || games.hasSections;

/** The league of a sheet: the chosen one, or the season's only one when the sheet names none. */
export const leagueOf = (part: SheetPart, { only }: { readonly only: League | null }): League =>
  part.reading.league.leagueId === '' && only && !namesLeagues(part) ? only : part.reading.league;

// A reading belongs to one sheet and is immutable, so a change of another sheet uses this cache.
const read = new WeakMap<Reading, GamesIn>();

const gamesOf = (table: SheetTable, reading: Reading, span: Span): GamesIn => {
  const games = read.get(reading) ?? gamesIn(table.rows, { ...reading, ...reading.choices, span });
  read.set(reading, games);
  return games;
};

/** Reads the games of all sheets of a file. */
export const partsOf = (
  sheets: readonly SheetTable[],
  readings: readonly Reading[],
  span: Span,
): readonly SheetPart[] => {
  let above = 0;
  return sheets.flatMap((table, at): SheetPart[] => {
    const reading = readings[at];
    const start = above;
    above += table.rows.length;
    return reading ? [{ at, above: start, table, reading, games: gamesOf(table, reading, span) }] : [];
  });
};

/** The sheet that contains a line of the whole file, and the line in it. Line numbers continue across sheets. */
export const placeOfLine = (
  parts: readonly SheetPart[],
  line: number,
): { readonly part: SheetPart | null; readonly line: number } => {
  const part = parts.findLast(({ above }) => above < line) ?? null;
  return { part, line: line - (part?.above ?? 0) };
};

const leagueAt = sheetColumns.indexOf('league');

/** The league of a sheet’s rows as text: the chosen one, else their own, else the sheet’s name. */
const withLeague = ({ cells }: SheetGame, part: SheetPart, { leagueName }: League): readonly string[] => {
  const own = leagueName || (namesLeagues(part) ? '' : part.table.name);
  return own === '' ? cells : cells.with(leagueAt, own);
};

/**
 * The games of several sheets as rows of one import, with their chosen leagues as answers. `only`: the season's only
 * league, the default of all sheets.
 */
export const togetherOf = (
  parts: readonly SheetPart[],
  only: League | null = null,
): { readonly games: readonly SheetGame[]; readonly leagues: SheetAnswers['leagues'] } => {
  const placed = parts.map((part) => ({ part, league: leagueOf(part, { only }) }));
  const chosen = placed.filter(({ league }) => league.leagueId !== '');
  return {
    games: placed.flatMap(({ part, league }) =>
      part.games.games.map((game) => ({
        ...game,
        line: part.above + game.line,
        cells: withLeague(game, part, league),
      })),
    ),
    leagues: [
      ...new Map(
        chosen.map(({ league: { leagueId, leagueName } }) => [
          leagueName,
          { text: leagueName, leagueId: Number(leagueId) },
        ]),
      ).values(),
    ],
  };
};
