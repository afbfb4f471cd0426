import { teamNameParts } from '@rondelle/contracts/competition/team-name.ts';
import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber, formatPercent } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

type Row = Pick<Standing, 'team' | 'points' | 'totalPoints' | 'pointsPercentage'>;
type Rows = readonly Row[];
type Measure = {
  readonly value: (row: Row) => number;
  readonly text: (value: number) => string;
  readonly own: (value: number) => string;
};

const points = (value: Measure['value']): Measure => ({
  value,
  text: formatNumber,
  own: (count) => m.table_why_own_points({ count, value: formatNumber(count) }),
});
/** The criteria that a sentence can compare; the columns of the table have them. */
const measures: ReadonlyMap<Criterion, Measure> = new Map([
  ['points', points((row) => row.points)],
  ['totalPoints', points((row) => row.totalPoints)],
  [
    'pointsPercentage',
    {
      value: (row) => row.pointsPercentage,
      text: formatPercent,
      own: (value) => m.table_why_own_percentage({ value: formatPercent(value) }),
    },
  ],
]);

/** « les Huskys »; with the place where two teams of the table have one nickname. */
const calledIn = (rows: Rows, { name }: Row['team']): string => {
  const { nickname, place } = teamNameParts(name);
  const isShared = rows.filter(({ team }) => teamNameParts(team.name).nickname === nickname).length > 1;
  const called = isShared ? name : nickname;
  if (place === '' || !/[sx]$/i.test(nickname)) return called;
  return m.table_why_the({ nickname: called.replace(/^(?:les|the) /i, '') });
};

/**
 * « 28 points : derrière les Huskys (29), devant les Géants (27) », for a row whose value no neighbour shares. Null when
 * the first criterion does not explain the order.
 */
export const rankWords = (rows: Rows, { team }: Row, criterion: Criterion): string | null => {
  const measure = measures.get(criterion);
  const at = rows.findIndex((row) => row.team.id === team.id);
  const row = rows[at];
  if (!measure || !row) return null;
  const { value, text } = measure;
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const isExplained =
    (!before || value(before) > value(row)) && (!after || value(after) < value(row)) && (before || after);
  if (!isExplained) return null;
  const named = (other: Row) =>
    m.table_why_team({ team: calledIn(rows, other.team), value: text(value(other)) });
  const own = measure.own(value(row));
  if (!after) return before ? m.table_why_below({ own, above: named(before) }) : null;
  if (!before) return m.table_why_above({ own, below: named(after) });
  return m.table_why_between({ own, above: named(before), below: named(after) });
};
