import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';
import classes from './streaks.module.css';
import blocks from '../blocks.module.css';

/** A team's current streak: « 4 V », "4 W"; nothing after a tie. */
export function StreakBadge({ streak: { type, length } }: Pick<Standing, 'streak'>) {
  if (type === 'none' || length === 0) return null;
  const [text, label] =
    type === 'winning'
      ? [m.table_streak_winning({ length }), m.table_streak_winning_long({ length })]
      : [m.table_streak_losing({ length }), m.table_streak_losing_long({ length })];
  return (
    <span className={`${blocks.badge} ${blocks.strong} ${classes.streak}`} data-kind={type} title={label}>
      {text}
    </span>
  );
}
