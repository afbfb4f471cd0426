import { m } from '../../paraglide/messages.js';
import classes from './movement.module.css';

type Props = { rank: number; previousRank: number | null };

/** By how many places a team has moved, and which way; nothing where it stands where it stood. */
export function Movement({ rank, previousRank }: Props) {
  if (previousRank === null || previousRank === rank) return <span className={classes.movement} />;
  const up = rank < previousRank;
  const label = up ? m.table_moved_up({ from: previousRank }) : m.table_moved_down({ from: previousRank });
  return (
    <span
      className={classes.movement}
      data-direction={up ? 'up' : 'down'}
      role="img"
      aria-label={label}
      title={label}
    >
      {up ? '▲' : '▼'}
      {Math.abs(rank - previousRank)}
    </span>
  );
}
