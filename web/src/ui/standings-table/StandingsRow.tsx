import type { RecordName } from '@rondelle/contracts/competition/lists.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { FormPills } from '../form-pills/FormPills.tsx';
import { Link } from '../link/Link.tsx';
import { StreakBadge } from '../streaks/StreakBadge.tsx';
import type { Column } from './columns.ts';
import classes from './standings-table.module.css';
import { TieBreakPopover } from './TieBreakPopover.tsx';

function Movement({ rank, previousRank }: Pick<Standing, 'rank' | 'previousRank'>) {
  if (previousRank === null || previousRank === rank) return <span className={classes.movement} />;
  const up = rank < previousRank;
  const label = up ? m.table_moved_up({ from: previousRank }) : m.table_moved_down({ from: previousRank });
  return (
    <span
      className={classes.movement}
      data-direction={up ? 'up' : 'down'}
      role="img"
      aria-label={label}
      title={label}
    >
      {up ? '▲' : '▼'}
    </span>
  );
}

type Props = {
  row: Standing;
  columns: readonly Column[];
  record: RecordName;
  firstCriterion: Criterion;
  compact: boolean;
  highlighted: boolean;
};

/** A team's line: rank, name (which stays in view), the columns, and its form where there is room. */
export function StandingsRow({ row, columns, record, firstCriterion, compact, highlighted }: Props) {
  return (
    <tr data-highlighted={highlighted || undefined} data-live-team={row.team.id}>
      <td className={classes.rank}>
        <span className={classes.rankParts}>
          <span>{row.rank}</span>
          <Movement rank={row.rank} previousRank={row.previousRank} />
        </span>
      </td>
      <th scope="row" className={classes.team}>
        <span className={classes.teamParts}>
          <Link href={row.team.path}>{row.team.name}</Link>
          {!compact && <TieBreakPopover row={row} firstCriterion={firstCriterion} />}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.name} className={classes[column.name]}>
          {column.text(column.value(row, record))}
        </td>
      ))}
      {!compact && (
        <>
          <td>
            <FormPills outcomes={row.lastFive} />
          </td>
          <td>
            <StreakBadge streak={row.streak} />
          </td>
        </>
      )}
    </tr>
  );
}
