import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatNumber, formatSigned } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { Figure } from '../../ui/figures/Figures.tsx';
import { FormPills } from '../../ui/form-pills/FormPills.tsx';
import { type Split, splitColumns } from '../../ui/record/split-columns.ts';
import { StreakBadge } from '../../ui/streaks/StreakBadge.tsx';
import blocks from '../../ui/blocks.module.css';

export type AllGames = NonNullable<TeamOutput['record']>;

/** Several counts as one figure, such as « V-D-N-DP » with « 4-6-1-1 ». */
const joined = (names: readonly string[], joint: string) => {
  const columns = splitColumns.filter(({ name }) => names.includes(name));
  return (record: Split): Figure => ({
    label: columns.map(({ short }) => short()).join(joint),
    long: columns.map(({ long }) => long()).join(', '),
    value: columns.map(({ value }) => formatNumber(value(record))).join(joint),
  });
};

export const recordFigure = joined(['w', 'l', 't', 'otl'], '-');
export const goalsFigure = joined(['gf', 'ga'], '–');

/** Goal difference, and the record at home and away. */
export const splitFigures = ({ goalsFor, goalsAgainst, home, away }: AllGames): readonly Figure[] => [
  {
    label: m.table_goalDifference(),
    long: m.table_goalDifference_long(),
    value: formatSigned(goalsFor - goalsAgainst),
  },
  { label: m.table_record_home(), value: recordFigure(home).value },
  { label: m.table_record_away(), value: recordFigure(away).value },
];

/** The last five games and the current streak. */
export const formFigure = ({ lastFive, streak }: Pick<Standing, 'lastFive' | 'streak'>): Figure => ({
  label: m.figures_form(),
  value: (
    <span className={`${blocks.beside} ${blocks.tight}`}>
      <FormPills outcomes={lastFive} />
      <StreakBadge streak={streak} lastFive={lastFive} />
    </span>
  ),
});
