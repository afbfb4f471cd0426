import { otherTeamsField } from '@rondelle/contracts/competition/game-fields.ts';
import { plain } from '../../../lib/cells/plain.ts';
import type { Kinds, Rows } from './columns.ts';
import { namesSide } from './kinds.ts';
import type { Cells } from './reading.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const homeWords = setOf('h d l r home dom domicile local locale locaux receveur vs oui yes true vrai');
const awayWords = setOf(
  'a v away ext exterieur visiteur visiteurs visiteuse road at chez non no false faux etranger',
);
/** Marks between two teams that need no heading: « Titans @ Lynx », « Titans chez Lynx ». */
export const isSideMark = (cell: string): boolean =>
  cell.trim() === '' || cell.trim() === '@' || /^(?:at|chez|vs)$/.test(plain(cell));

/** Returns the side of the row's first team by a cell; null when the cell names neither. */
export const sideOfCell = (cell: string): 'home' | 'away' | null => {
  if (cell.trim() === '@') return 'away';
  const word = plain(cell);
  return homeWords.has(word) ? 'home' : awayWords.has(word) ? 'away' : null;
};

/** « D/V », « H/A », « Local ou visiteur », “Is Home”: the heading of a column with the side of a row's team. */
const isSideHeading = (cell: string): boolean => {
  const words = plain(cell)
    .split(' ')
    .filter((word) => word !== 'ou' && word !== 'or' && word !== 'is' && word !== 'est');
  if (/^(?:(?:is|est)\b.*\b(?:home|local|domicile)|lieu|site)$/.test(plain(cell))) return true;
  const sides = new Set(words.map(sideOfCell));
  return words.length === 2 && sides.has('home') && sides.has('away');
};

const isOpponent = (cell: string): boolean =>
  /\b(?:adversaires?|opponent|opposant|opp|adv)\b/.test(plain(cell));
const isTeam = (cell: string): boolean => /^(?:notre |our )?(?:equipe|team|eq|club)$/.test(plain(cell));
const isFor = (cell: string): boolean => /^(?:buts |goals )?(?:gf|bp|pour|for)$/.test(plain(cell));
const isAgainst = (cell: string): boolean => /^(?:buts |goals )?(?:ga|bc|contre|against)$/.test(plain(cell));

/** Cells of a column below its heading, without empty ones. */
const below = (rows: Rows, headingAt: number, at: number): readonly string[] =>
  rows.slice(headingAt + 1, headingAt + 301).flatMap((row) => (row[at] ? [row[at]] : []));

/** Index of the column with the side of each row's first team; -1 without one. */
const sideColumn = (rows: Rows, headingAt: number): number => {
  const headings = rows[headingAt] ?? [];
  const width = Math.max(
    headings.length,
    ...rows.slice(headingAt + 1, headingAt + 301).map((row) => row.length),
  );
  return Array.from({ length: width }, (_, at) => at).findIndex((at) => {
    const cells = below(rows, headingAt, at);
    if (cells.length === 0) return false;
    const heading = headings[at] ?? '';
    return isSideHeading(heading)
      ? cells.every((cell) => sideOfCell(cell) !== null)
      : (heading === '' || isSideMark(heading)) &&
          cells.every(isSideMark) &&
          cells.some((cell) => sideOfCell(cell) === 'away');
  });
};

/** Returns whether the headings of both teams name their sides: « chez » between them is then redundant. */
const areSidesNamed = (headings: readonly string[], kinds: Kinds): boolean =>
  kinds.includes('home') &&
  kinds.includes('away') &&
  [kinds.indexOf('home'), kinds.indexOf('away')].every((at) => namesSide(headings[at] ?? ''));

/**
 * Finds the column with the side of each row's team, and with it the columns of the team, its opponent and the
 * goals for and against, as in a list of each team's games.
 */
export const withSide = (rows: Rows, headingAt: number, kinds: Kinds): Kinds => {
  const at = sideColumn(rows, headingAt);
  if (at < 0 || areSidesNamed(rows[headingAt] ?? [], kinds)) return kinds;
  const headings = rows[headingAt] ?? [];
  const hasOpponent = headings.some(isOpponent);
  return Array.from({ length: Math.max(kinds.length, at + 1) }, (_, column) => {
    const heading = headings[column] ?? '';
    if (column === at) return 'side';
    if (!hasOpponent) return kinds[column] ?? null;
    if (isTeam(heading)) return 'home';
    if (isOpponent(heading)) return 'away';
    return isFor(heading) ? 'homeGoals' : isAgainst(heading) ? 'awayGoals' : (kinds[column] ?? null);
  });
};

/** Swaps the sides of a row whose first team is away. */
export const turned = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([kind, cell]) => (cell === '' ? [] : [[otherTeamsField(kind), cell]])),
  );
