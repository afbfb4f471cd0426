import { useRef } from 'react';
import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { RecordName } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { Link } from '../link/Link.tsx';
import { type Column, columnsFor, sortRows } from './columns.ts';
import classes from './standings-table.module.css';
import { type ExplainedCertainty, StandingsRow } from './StandingsRow.tsx';
import { rowAboveLine } from './playoff-line.ts';
import type { PlayoffsOf } from './playoff-words.ts';
import blocks from '../blocks.module.css';

type HeaderProps = { column: Column; sort: string | null };

function SortableHeader({ column, sort }: HeaderProps) {
  const place = usePageLocation();
  const sorted = sort === column.name ? 'descending' : sort === `-${column.name}` ? 'ascending' : undefined;
  const next = sorted === 'descending' ? `-${column.name}` : sorted === 'ascending' ? null : column.name;
  return (
    <th scope="col" aria-sort={sorted} className={classes[column.name]}>
      <Link
        href={withSearch(place, { sort: next })}
        title={column.long()}
        aria-label={m.table_sort_by({ short: column.short(), column: column.long() })}
      >
        {column.short()}
        {sorted && <span aria-hidden="true">{sorted === 'descending' ? '↓' : '↑'}</span>}
      </Link>
    </th>
  );
}

/** A column after the points. Its texts load after the page; its space is reserved from the start. */
export type LateColumn = {
  readonly short: string;
  readonly long: string;
  /** Texts by team id; null until they are loaded. */
  readonly texts: ReadonlyMap<number, string> | null;
};

type Props = {
  caption: string;
  rows: readonly Standing[];
  rules: Pick<Ruleset, 'fairPlay' | 'tieBreakers'>;
  record?: RecordName;
  sort?: string | null;
  /** Without form, streak, explanations and sorting, for use on other pages. */
  compact?: boolean;
  highlightedTeamId?: number;
  /** Ranges of final ranks of teams for which not every rank is possible any more. */
  certainties?: readonly ExplainedCertainty[];
  /** The teams that advance, if known. */
  playoffs?: Playoffs | null;
  playoffsOf?: PlayoffsOf;
  chances?: LateColumn | null;
};

/** A standings table. The team column is sticky; header links sort. */
export function StandingsTable({
  caption,
  rows,
  rules,
  record = 'all',
  sort = null,
  compact = false,
  highlightedTeamId,
  certainties,
  playoffs = null,
  playoffsOf = 'league',
  chances = null,
}: Props) {
  const columns = columnsFor(rules.fairPlay !== null, record);
  const sorted = sortRows(rows, sort, columns, record);
  // Only the order of the ranks has a line.
  const last = sorted === rows ? rowAboveLine(rows, playoffs) : undefined;
  const hasForm = !compact && rows.some(({ gamesPlayed }) => gamesPlayed > 0);
  const scroller = useRef<HTMLDivElement>(null);
  useChosenInView(scroller, sort);
  return (
    <div
      ref={scroller}
      className={`${blocks.scroller} ${classes.scroller}`}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={`${blocks.figures} ${classes.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.rank}>
              <abbr title={m.table_rank()}>{m.table_rank_short()}</abbr>
            </th>
            <th scope="col" className={classes.team}>
              {m.table_team()}
            </th>
            {columns.map((column) =>
              compact ? (
                <th key={column.name} scope="col" className={classes[column.name]}>
                  <abbr title={column.long()}>{column.short()}</abbr>
                </th>
              ) : (
                <SortableHeader key={column.name} column={column} sort={sort} />
              ),
            )}
            {chances && (
              <th scope="col" className={classes.late}>
                <abbr title={chances.long}>{chances.short}</abbr>
              </th>
            )}
            {hasForm && (
              <>
                <th scope="col">{m.table_lastFive()}</th>
                <th scope="col">{m.table_streak()}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <StandingsRow
              key={row.team.id}
              row={row}
              columns={columns}
              record={record}
              firstCriterion={rules.tieBreakers[0] ?? 'points'}
              compact={compact}
              hasForm={hasForm}
              highlighted={row.team.id === highlightedTeamId}
              certainty={certainties?.find(({ team }) => team.id === row.team.id)}
              playoffs={{
                of: playoffsOf,
                mark: playoffs?.marks.find(({ teamId }) => teamId === row.team.id)?.mark,
                isLast: row === last,
              }}
              rows={rows}
              late={chances && (chances.texts ? (chances.texts.get(row.team.id) ?? '–') : '')}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
