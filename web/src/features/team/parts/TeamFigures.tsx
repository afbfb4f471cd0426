import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatNumber, formatPercent, formatSigned } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { splitColumns } from '../../../ui/record/split-columns.ts';
import { StreakBadge } from '../../../ui/streaks/StreakBadge.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<TeamOutput, 'record' | 'standing'> & { teamId: number };

/** Returns whether all outcomes are equal, so that the streak may be longer than the form. */
const isStreakLonger = (lastFive: NonNullable<Props['record']>['lastFive']) => new Set(lastFive).size === 1;

/**
 * Rank, form with the streak, points percentage and record; nothing without games. A note says when this counts more games
 * than the league's table.
 */
export function TeamFigures({ record, standing, teamId }: Props) {
  if (!record || record.gamesPlayed === 0) return null;
  const rank = standing && {
    label: m.figures_rank(),
    value: m.figures_rank_of({ rank: standing.rank, of: standing.outOf }),
    main: true,
  };
  const own = standing?.rows.find(({ team }) => team.id === teamId);
  return (
    <div>
      <Figures
        figures={[
          ...(rank ? [rank] : []),
          {
            label: m.figures_form(),
            value: (
              <span className={blocks.beside}>
                <FormPills outcomes={record.lastFive} />
                {isStreakLonger(record.lastFive) && (
                  <StreakBadge streak={record.streak} lastFive={record.lastFive} />
                )}
              </span>
            ),
          },
          {
            label: m.figures_percentage(),
            long: m.figures_percentage_long(),
            value: formatPercent(record.pointsPercentage),
          },
          ...splitColumns.map(({ short, long, value }) => ({
            label: short(),
            long: long(),
            value: formatNumber(value(record)),
          })),
          {
            label: m.table_goalDifference(),
            long: m.table_goalDifference_long(),
            value: formatSigned(record.goalsFor - record.goalsAgainst),
          },
        ]}
      />
      {own && own.gamesPlayed !== record.gamesPlayed && <p className={blocks.note}>{m.team_record_all()}</p>}
    </div>
  );
}
