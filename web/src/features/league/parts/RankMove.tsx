import { formatOrdinal } from '../../../lib/ordinal.ts';
import { m } from '../../../paraglide/messages.js';
import classes from './moves.module.css';

type Props = { from: number | null; to: number | null };

/** « 3e → 1er » with the direction in words for screen readers; also for teams that came or went. */
export function RankMove({ from, to }: Props) {
  if (to === null) return <span className={classes.rank}>{m.why_gone()}</span>;
  const rank = formatOrdinal(to);
  if (from === null) return <span className={classes.rank}>{m.why_new({ rank })}</span>;
  if (from === to) return <span className={classes.rank}>{m.why_stayed({ rank })}</span>;
  const ranks = { from: formatOrdinal(from), to: rank };
  const up = to < from;
  const said = up ? m.why_moved_up(ranks) : m.why_moved_down(ranks);
  return (
    <span
      className={classes.rank}
      data-direction={up ? 'up' : 'down'}
      role="img"
      aria-label={said}
      title={said}
    >
      {up ? '▲' : '▼'} {m.why_moved(ranks)}
    </span>
  );
}
