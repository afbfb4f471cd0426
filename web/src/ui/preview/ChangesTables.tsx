import type { ChangesAnswer, SeasonChanges } from '@rondelle/contracts/competition/preview.answers.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeTable } from './ChangeTable.tsx';
import { bestTables, ratingTables, tablesOf } from './change-tables.ts';
import classes from './preview.module.css';

const keyOf = ({ season }: SeasonChanges) => season.slug;

/** Every rank, streak and record that several changes together would change, season by season; and that nothing else does. */
export function ChangesTables({ seasons, allTime }: ChangesAnswer) {
  const isOne = seasons.length === 1;
  const ever = bestTables(allTime, m.preview_all_time());
  const nothing = ever.length === 0 && seasons.every((changes) => tablesOf(changes).length === 0);
  return (
    <div className={classes.tables}>
      <h3>{m.preview_title()}</h3>
      {nothing && <p>{m.preview_nothing()}</p>}
      {seasons.map((changes) => (
        <section key={keyOf(changes)} className={classes.season}>
          {!isOne && <h4>{m.shell_season({ season: changes.season.slug })}</h4>}
          {[...tablesOf(changes), ...ratingTables(changes)].map((table) => (
            <ChangeTable key={table.caption} {...table} />
          ))}
        </section>
      ))}
      {ever.map((table) => (
        <ChangeTable key={table.caption} {...table} />
      ))}
      {!nothing && <p>{m.preview_nothing_else()}</p>}
    </div>
  );
}
