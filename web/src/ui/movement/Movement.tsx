import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

type Props = { rank: number; previousRank: number | null };

const style = { fontFamily: 'var(--mantine-font-family)', fontSize: '0.625rem', fontWeight: 700 } as const;

/** The change of a team's rank and its direction; empty when unchanged. */
export function Movement({ rank, previousRank }: Props) {
  if (previousRank === null || previousRank === rank) return null;
  const up = rank < previousRank;
  const label = up ? m.table_moved_up({ from: previousRank }) : m.table_moved_down({ from: previousRank });
  return (
    <span className={up ? blocks.won : blocks.lost} style={style} role="img" aria-label={label} title={label}>
      {up ? '▲' : '▼'}
      {Math.abs(rank - previousRank)}
    </span>
  );
}
