import { m } from '../../paraglide/messages.js';
import classes from './movement.module.css';
import blocks from '../blocks.module.css';

type Props = { rank: number; previousRank: number | null };

/** The change of a team's rank and its direction; empty when unchanged. */
export function Movement({ rank, previousRank }: Props) {
  if (previousRank === null || previousRank === rank) return <span className={classes.movement} />;
  const up = rank < previousRank;
  const label = up ? m.table_moved_up({ from: previousRank }) : m.table_moved_down({ from: previousRank });
  return (
    <span
      className={`${classes.movement} ${up ? blocks.won : blocks.lost}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {up ? '▲' : '▼'}
      {Math.abs(rank - previousRank)}
    </span>
  );
}
