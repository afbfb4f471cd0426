import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';

type Props = { from: number | null; to: number | null };

/** « 3e → 1er », with the direction in words for screen readers. Null: the team was or is not in the table. */
export function RankMove({ from, to }: Props) {
  if (to === null) return <span>{m.why_gone()}</span>;
  const rank = formatOrdinal(to);
  if (from === null)
    return (
      <span>
        <Ordinals text={m.why_new({ rank })} />
      </span>
    );
  if (from === to)
    return (
      <span>
        <Ordinals text={m.why_stayed({ rank })} />
      </span>
    );
  const ranks = { from: formatOrdinal(from), to: rank };
  const up = to < from;
  const label = up ? m.why_moved_up(ranks) : m.why_moved_down(ranks);
  return (
    <span
      className={`${blocks.strong} ${up ? blocks.won : blocks.lost}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {up ? '▲' : '▼'} <Ordinals text={m.why_moved(ranks)} />
    </span>
  );
}
