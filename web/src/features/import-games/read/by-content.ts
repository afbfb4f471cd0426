import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { numberIn, scoreIn, timeIn } from '../../../lib/cells/read-cell.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import {
  hasNoNumbers,
  type Kinds,
  mostly,
  type Recognised,
  type Rows,
  shareOf,
  withStages,
} from './columns.ts';
import { withGoals } from './goal-columns.ts';
import { isOther, kindOfHeading } from './kinds.ts';
import { onePerKind } from './same-kind.ts';
import { withSide } from './side-column.ts';

const isVenue =
  /\b(?:arenas?|patinoire|glace|colisee|complexe|centre (?:sportif|recreatif|multisport)|rink|ice)\b/;

type Column = { readonly at: number; readonly cells: readonly string[] };

/** Returns the two text columns that share the most values, since every team plays at home and away; or null. */
const teamColumns = (columns: readonly Column[]): readonly [number, number] | null => {
  const words = columns.filter(({ cells }) => shareOf(cells, (cell) => /\p{L}{2}/u.test(cell)) > mostly);
  let best: { readonly share: number; readonly pair: readonly [number, number] } | null = null;
  for (const [i, one] of words.entries())
    for (const other of words.slice(i + 1)) {
      const names = new Set(other.cells);
      const share = shareOf(one.cells, (cell) => names.has(cell));
      const differ = one.cells.some((cell, at) => cell !== other.cells[at]);
      if (differ && share > (best?.share ?? 0.25)) best = { share, pair: [one.at, other.at] };
    }
  return best?.pair ?? null;
};

/** Index of a row that names some columns, though not those of both teams; -1 without one. */
const partialHeadings = (rows: Rows): number =>
  rows.slice(0, 40).findIndex((row) => {
    const known = new Set(row.map(kindOfHeading).filter((kind) => kind !== null));
    return known.size >= 2 && hasNoNumbers(row);
  });

/** The kind by a heading, unless another column has it by its cells. */
const knownBy = (heading: string, kinds: Kinds): SheetKind | null => {
  const kind = kindOfHeading(heading);
  return kind === 'home' || kind === 'away' || kinds.includes(kind) ? null : kind;
};

/** The home team's column first, where the heading of one of both columns names its side. */
const bySides = (headings: readonly string[], [one, other]: readonly [number, number]) => {
  const [first, second] = [kindOfHeading(headings[one] ?? ''), kindOfHeading(headings[other] ?? '')];
  return first === 'away' || second === 'home' ? ([other, one] as const) : ([one, other] as const);
};

/** Returns whether numbers are the same in all rows, or count them, as an age or the number of a game does. */
const isSerial = (cells: readonly string[]): boolean => {
  const numbers = cells.map(Number);
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0));
  return steps.length > 1 && (steps.every((step) => step === 0) || steps.every((step) => step > 0));
};

/** Recognises columns whose headings do not name both teams by their content. */
export const byContent = (rows: Rows, span: Span): Recognised => {
  const headingAt = partialHeadings(rows);
  const headings = rows[headingAt] ?? [];
  const sample = rows
    .slice(headingAt + 1)
    .filter((row) => row.filter((cell) => cell !== '').length >= 3)
    .slice(0, 300);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns: Column[] = Array.from({ length: width }, (_, at) => ({
    at,
    cells: sample.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
  }));
  const kinds: (SheetKind | null)[] = Array.from({ length: width }, () => null);
  const first = (fits: (cell: string) => boolean): Column | undefined =>
    columns.find(({ at, cells }) => kinds[at] === null && shareOf(cells, fits) > mostly);
  const set = (kind: SheetKind, column: Column | undefined) => {
    if (column) kinds[column.at] = kind;
  };
  set(
    'date',
    first((cell) => dateIn(cell.split(' ')[0] ?? '', span) !== null || dateIn(cell, span) !== null),
  );
  set(
    'time',
    first((cell) => timeIn(cell) !== null && scoreIn(cell) === null) ??
      first((cell) => timeIn(cell) !== null),
  );
  set(
    'score',
    first((cell) => scoreIn(cell) !== null),
  );
  set(
    'venue',
    first((cell) => isVenue.test(plain(cell))),
  );
  const teams = teamColumns(columns.filter(({ at }) => kinds[at] === null && !isOther(headings[at] ?? '')));
  if (teams) {
    const [home, away] = bySides(headings, teams);
    [kinds[home], kinds[away]] = ['home', 'away'];
  }
  const scored = headingAt >= 0 ? withGoals(rows, headingAt, kinds) : kinds;
  for (const [at, kind] of scored.entries()) kinds[at] = kind;
  if (!kinds.includes('score') && !kinds.includes('homeGoals')) {
    const after = columns.filter(
      ({ at, cells }) =>
        kinds[at] === null && shareOf(cells, (cell) => numberIn(cell) !== null) > mostly && !isSerial(cells),
    );
    const goals = teams ? after.filter(({ at }) => at > teams[0]) : after;
    // The goals are in the order of the teams.
    const isHomeFirst = kinds.indexOf('home') <= kinds.indexOf('away');
    set(isHomeFirst ? 'homeGoals' : 'awayGoals', goals[0]);
    set(isHomeFirst ? 'awayGoals' : 'homeGoals', goals[1]);
  }
  const all = withSide(
    rows,
    headingAt,
    kinds.map((kind, at) => kind ?? knownBy(headings[at] ?? '', kinds)),
  );
  return { headingAt, kinds: withStages(rows, headingAt, onePerKind(rows, headingAt, all)) };
};
