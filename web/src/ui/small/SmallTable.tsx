import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber, formatSigned } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import classes from './small.module.css';

type Props = {
  caption: string;
  rows: readonly Standing[];
  /** Whose line stands out. */
  teamId?: number;
};

const heads = [
  [m.table_gamesPlayed, m.table_gamesPlayed_long],
  [m.table_wins, m.table_wins_long],
  [m.table_losses, m.table_losses_long],
  [m.table_goalDifference, m.table_goalDifference_long],
  [m.table_totalPoints, m.table_points_long],
] as const;

/** A table as it fits into little room, or is read from far: who leads, and by how much. */
export function SmallTable({ caption, rows, teamId }: Props) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={m.table_rank()}>#</abbr>
          </th>
          <th scope="col">{m.table_team()}</th>
          {heads.map(([short, long]) => (
            <th key={short()} scope="col">
              <abbr title={long()}>{short()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id} data-own={row.team.id === teamId || undefined}>
            <td>{row.rank}</td>
            <th scope="row">
              <a href={row.team.path}>
                <Crest team={row.team} />
                {row.team.name}
              </a>
            </th>
            <td>{formatNumber(row.gamesPlayed)}</td>
            <td>{formatNumber(row.wins)}</td>
            <td>{formatNumber(row.losses + row.overtimeLosses + row.shootoutLosses)}</td>
            <td>{formatSigned(row.goalDifference)}</td>
            <td>{formatNumber(row.totalPoints)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
