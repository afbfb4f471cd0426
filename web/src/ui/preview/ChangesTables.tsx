import type { ChangesOutput, SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeTable } from './ChangeTable.tsx';
import { bestTables, ratingTables, tablesOf } from './change-tables.ts';
import blocks from '../blocks.module.css';
import { rankTables } from './rank-tables.ts';

type Props = ChangesOutput & {
  /** Level of the heading, one below the parent's. */
  level?: 2 | 3;
};

const keyOf = ({ season }: SeasonChanges) => season.slug;

/**
 * The preview of several changes: all ranks, streaks and records that would change, by season, and a note that nothing
 * else does.
 */
export function ChangesTables({ seasons, allTime, asOf, level = 3 }: Props) {
  const [Title, Season] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const isOne = seasons.length === 1;
  const others = [
    ...bestTables(allTime, m.preview_all_time()),
    ...asOf.flatMap(({ day, ranks }) => rankTables(ranks, day)),
  ];
  const nothing = others.length === 0 && seasons.every((changes) => tablesOf(changes).length === 0);
  return (
    <div className={`${blocks.card} ${blocks.stack}`}>
      <Title>{m.preview_title()}</Title>
      {nothing && <p>{m.preview_nothing()}</p>}
      {seasons.map((changes, at) => (
        <section key={keyOf(changes)} className={blocks.stack}>
          {!isOne && <Season>{m.shell_season({ season: changes.season.slug })}</Season>}
          {[...tablesOf(changes), ...ratingTables(changes)].map((table, index) => (
            <ChangeTable key={table.caption} {...table} isFirst={at === 0 && index === 0} />
          ))}
        </section>
      ))}
      {others.map((table) => (
        <ChangeTable key={table.caption} {...table} />
      ))}
      {!nothing && <p>{m.preview_nothing_else()}</p>}
    </div>
  );
}
