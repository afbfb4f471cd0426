import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { numberIn, scoreIn, timeIn } from '../../../lib/cells/read-cell.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';
import { withGoals } from './goal-columns.ts';
import { kindOfHeading } from './kinds.ts';

type Rows = readonly (readonly string[])[];
export type Kinds = readonly (SheetKind | null)[];

/** Row of the headings, from 0, or -1 when there are none; and the kind of each column. */
export type Recognised = { readonly headingAt: number; readonly kinds: Kinds };

const searched = 40;
const isVenue =
  /\b(?:arenas?|patinoire|glace|colisee|complexe|centre (?:sportif|recreatif|multisport)|rink|ice)\b/;

/** Keeps each kind in its first column only, except leagues, which may need several: « M13 », « AA », « Estrie ». */
const distinct = (kinds: Kinds): Kinds => {
  const seen = new Set<SheetKind>();
  return kinds.map((kind) => {
    if (kind === null || (kind !== 'league' && seen.has(kind))) return null;
    seen.add(kind);
    return kind;
  });
};

const shareOf = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
const mostly = 0.6;

/** Drops a column of rounds that are weeks or days: only known stages are stages. */
const withStages = (rows: Rows, headingAt: number, kinds: Kinds): Kinds =>
  kinds.map((kind, at) => {
    const cells = rows.slice(headingAt + 1).flatMap((row) => (row[at] ? [row[at]] : []));
    return kind === 'stage' && shareOf(cells, (cell) => stageIn(cell) !== null) <= mostly ? null : kind;
  });

const isHeading = (row: readonly string[], kinds: Kinds): boolean => {
  const known = kinds.filter((kind) => kind !== null);
  const hasTeams = known.includes('home') && known.includes('away');
  return hasTeams && known.length >= 3 && row.filter((cell) => /^\d/.test(cell)).length <= 1;
};

const byHeadings = (rows: Rows): Recognised | null => {
  const found = rows.slice(0, searched).flatMap((row, headingAt) => {
    const kinds = distinct(row.map(kindOfHeading));
    return isHeading(row, kinds) ? [{ headingAt, kinds, known: kinds.filter(Boolean).length }] : [];
  });
  const best = found.toSorted((one, other) => other.known - one.known)[0];
  if (!best) return null;
  const { headingAt } = best;
  return { headingAt, kinds: withStages(rows, headingAt, withGoals(rows, headingAt, best.kinds)) };
};

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

/** Recognises columns without headings by their content. */
const byContent = (rows: Rows, span: Span): Recognised => {
  const sample = rows.filter((row) => row.filter((cell) => cell !== '').length >= 3).slice(0, 300);
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
  const teams = teamColumns(columns.filter(({ at }) => kinds[at] === null));
  if (teams) [kinds[teams[0]], kinds[teams[1]]] = ['home', 'away'];
  if (!kinds.includes('score')) {
    const after = columns.filter(
      ({ at, cells }) => kinds[at] === null && shareOf(cells, (cell) => numberIn(cell) !== null) > mostly,
    );
    const goals = teams ? after.filter(({ at }) => at > teams[0]) : after;
    set('homeGoals', goals[0]);
    set('awayGoals', goals[1]);
  }
  return { headingAt: -1, kinds };
};

/** Recognises the columns of a sheet by their headings in either language, or else by their content. */
export const recogniseColumns = (rows: Rows, span: Span): Recognised =>
  byHeadings(rows) ?? byContent(rows, span);
