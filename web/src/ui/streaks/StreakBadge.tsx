import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

type Props = Pick<Standing, 'streak'> & { lastFive?: Standing['lastFive'] };

const none: Standing['lastFive'] = [];

/** A team's current streak: « 4 V », "4 W". Ties are counted from the last games: « 1 N ». */
export function StreakBadge({ streak: { type, length }, lastFive = none }: Props) {
  if (type === 'none' || length === 0) {
    const ties = lastFive.length - 1 - lastFive.findLastIndex((outcome) => outcome !== 'T');
    if (ties === 0) return null;
    const label = m.table_streak_tied_long({ length: ties });
    return (
      <span className={blocks.badge} title={label}>
        {m.table_streak_tied({ length: ties })}
      </span>
    );
  }
  const [text, label] =
    type === 'winning'
      ? [m.table_streak_winning({ length }), m.table_streak_winning_long({ length })]
      : [m.table_streak_losing({ length }), m.table_streak_losing_long({ length })];
  return (
    <span
      className={`${blocks.badge} ${blocks.strong} ${type === 'winning' ? blocks.won : blocks.lost}`}
      title={label}
    >
      {text}
    </span>
  );
}
