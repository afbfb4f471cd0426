import { Box } from '@mantine/core';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { m } from '../../paraglide/messages.js';
import { columnsFor } from './columns.ts';
import { criterionName } from './criterion-words.ts';
import { playoffRule } from './playoff-words.ts';
import blocks from '../blocks.module.css';

/** Explains the table: points per result, tie-breakers and columns. */
export function Legend({ rules }: { rules: Ruleset }) {
  const { win, overtimeWin, overtimeLoss, tie, loss } = rules.points;
  return (
    <details className={blocks.fold}>
      <summary>{m.legend_title()}</summary>
      <dl className={blocks.note}>
        <Box component="dt" c="var(--r-ink)" fw={600} mt="0.75rem">
          {m.legend_points_label()}
        </Box>
        <dd>{m.legend_points({ win, overtimeWin, overtimeLoss, tie, loss })}</dd>
        {rules.fairPlay && <dd>{m.legend_fair_play({ max: rules.fairPlay.maxPerGame })}</dd>}
        {rules.playoffs && <dd>{playoffRule(rules.playoffs)}.</dd>}
        {rules.divisionWinnersFirst && <dd>{m.legend_winners_first()}</dd>}
        <Box component="dt" c="var(--r-ink)" fw={600} mt="0.75rem">
          {m.legend_ties_label()}
        </Box>
        <dd>
          <ol>
            {rules.tieBreakers.map((criterion) => (
              <li key={criterion}>{criterionName(criterion)}</li>
            ))}
          </ol>
        </dd>
        <Box component="dt" c="var(--r-ink)" fw={600} mt="0.75rem">
          {m.legend_columns_label()}
        </Box>
        <dd>
          <ul className={blocks.columns}>
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
