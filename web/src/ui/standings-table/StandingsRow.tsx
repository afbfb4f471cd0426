import type { ReactNode } from 'react';
import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import type { PlayoffMark as Mark } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { RecordName } from '@rondelle/contracts/competition/lists.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import { FormPills } from '../form-pills/FormPills.tsx';
import { Link } from '../link/Link.tsx';
import { Movement } from '../movement/Movement.tsx';
import { StreakBadge } from '../streaks/StreakBadge.tsx';
import { CertaintyMark, PlayoffMark } from './CertaintyMark.tsx';
import type { Column } from './columns.ts';
import type { PlayoffsOf } from './playoff-words.ts';
import blocks from '../blocks.module.css';
import classes from './standings-table.module.css';
import { TeamName } from '../team-name/TeamName.tsx';
import { TieBreakPopover } from './TieBreakPopover.tsx';

type Props = {
  row: Standing;
  columns: readonly Column[];
  record: RecordName;
  firstCriterion: Criterion;
  compact: boolean;
  /** False without a game played: there is no form or streak yet. */
  hasForm: boolean;
  highlighted: boolean;
  certainty: ExplainedCertainty | undefined;
  playoffs: RowPlayoffs;
  /** All rows in the order of the table, whatever the order of display. */
  rows: readonly Standing[];
  /** Text of the late column; null without such a column. */
  late: string | null;
};

/** `explained`: the certainty in words, with the results that would still change it. */
export type ExplainedCertainty = Certainty & { explained?: ReactNode };

/** The row's part in the playoffs; `isLast`: the line is below it. */
export type RowPlayoffs = { of: PlayoffsOf; mark: Mark | undefined; isLast: boolean };

/** A team's row: rank, name (sticky), the columns and, unless `compact`, form and streak. */
export function StandingsRow({
  row,
  columns,
  record,
  firstCriterion,
  compact,
  hasForm,
  highlighted,
  certainty,
  playoffs: { of, mark, isLast },
  rows,
  late,
}: Props) {
  const isMine = useMyTeams().includes(row.team.id);
  return (
    <tr
      data-highlighted={highlighted || undefined}
      data-mine={isMine || undefined}
      data-live-team={row.team.id}
      data-playoff-line={isLast || undefined}
    >
      <td className={`${blocks.strong} ${classes.rank}`}>
        {row.rank}
        <small>
          <Movement rank={row.rank} previousRank={row.previousRank} />
        </small>
      </td>
      <th scope="row" className={classes.team}>
        <span className={`${blocks.beside} ${blocks.tight} ${classes.teamParts}`}>
          <Crest team={row.team} />
          <Link href={row.team.path}>
            <TeamName name={row.team.name} />
          </Link>
          {row.deducted > 0 && (
            <abbr title={m.table_deducted({ points: String(row.deducted) })}>−{row.deducted}</abbr>
          )}
          {row.withdrawn && <small title={m.table_withdrawn_hint()}>{m.table_withdrawn()}</small>}
          {mark && <PlayoffMark mark={mark} of={of} />}
          {certainty && !mark && <CertaintyMark certainty={certainty} />}
          {!compact && (
            <TieBreakPopover
              row={row}
              rows={rows}
              firstCriterion={firstCriterion}
              certain={certainty?.explained}
            />
          )}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.name} className={classes[column.name]}>
          {column.text(column.value(row, record))}
        </td>
      ))}
      {late !== null && <td className={classes.late}>{late}</td>}
      {hasForm && (
        <>
          <td>
            <FormPills outcomes={row.lastFive} />
          </td>
          <td>
            <StreakBadge streak={row.streak} lastFive={row.lastFive} />
          </td>
        </>
      )}
    </tr>
  );
}
