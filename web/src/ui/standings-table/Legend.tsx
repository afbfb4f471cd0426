import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { m } from '../../paraglide/messages.js';
import { columnsFor } from './columns.ts';
import { criterionName } from './criterion-words.ts';
import classes from './legend.module.css';
import blocks from '../blocks.module.css';

/** How the table is made: what each result is worth, how ties are broken, what the columns mean. */
export function Legend({ rules }: { rules: Ruleset }) {
  const { win, overtimeWin, overtimeLoss, tie, loss } = rules.points;
  return (
    <details className={`${blocks.fold} ${classes.legend}`}>
      <summary>{m.legend_title()}</summary>
      <dl>
        <dt>{m.legend_points_label()}</dt>
        <dd>{m.legend_points({ win, overtimeWin, overtimeLoss, tie, loss })}</dd>
        {rules.fairPlay && <dd>{m.legend_fair_play({ max: rules.fairPlay.maxPerGame })}</dd>}
        {rules.divisionWinnersFirst && <dd>{m.legend_winners_first()}</dd>}
        <dt>{m.legend_ties_label()}</dt>
        <dd>
          <ol>
            {rules.tieBreakers.map((criterion) => (
              <li key={criterion}>{criterionName(criterion)}</li>
            ))}
          </ol>
        </dd>
        <dt>{m.legend_columns_label()}</dt>
        <dd>
          <ul>
            {columnsFor(rules.fairPlay !== null, 'all').map((column) => (
              <li key={column.name}>
                <strong>{column.short()}</strong> {column.long()}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  );
}
