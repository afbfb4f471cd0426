import { timeIn } from '../../../lib/cells/read-cell.ts';
import type { Span } from '../../../lib/cells/read-date.ts';
import { byContent } from './by-content.ts';
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
import { kindOfHeading } from './kinds.ts';
import { onePerKind } from './same-kind.ts';
import { withSide } from './side-column.ts';

/** Number of rows to search for the headings: some sheets begin with a page of rules. */
const searched = 200;
/** « Début ; Fin » are hours, not an ending. */
const withoutTimes = (rows: Rows, headingAt: number, kinds: Kinds): Kinds =>
  kinds.map((kind, at) => {
    const cells = rows.slice(headingAt + 1, headingAt + 301).flatMap((row) => (row[at] ? [row[at]] : []));
    return kind === 'decidedIn' && shareOf(cells, (cell) => timeIn(cell) !== null) > mostly ? null : kind;
  });

const isHeading = (row: readonly string[], kinds: Kinds): boolean => {
  const known = kinds.filter((kind) => kind !== null);
  const hasTeams = known.includes('home') && known.includes('away');
  return hasTeams && known.length >= 3 && hasNoNumbers(row);
};

const byHeadings = (rows: Rows): Recognised | null => {
  const found = rows.slice(0, searched).flatMap((row, headingAt) => {
    const kinds = row.map(kindOfHeading);
    const sided = hasNoNumbers(row) ? withSide(rows, headingAt, kinds) : kinds;
    return isHeading(row, sided) ? [{ headingAt, kinds: sided, known: new Set(sided).size }] : [];
  });
  const best = found.toSorted((one, other) => other.known - one.known)[0];
  if (!best) return null;
  const { headingAt } = best;
  const kinds = onePerKind(rows, headingAt, withoutTimes(rows, headingAt, best.kinds));
  return { headingAt, kinds: withStages(rows, headingAt, withGoals(rows, headingAt, kinds)) };
};

/** Recognises the columns of a sheet by their headings in either language, or else by their content. */
export const recogniseColumns = (rows: Rows, span: Span): Recognised =>
  byHeadings(rows) ?? byContent(rows, span);
