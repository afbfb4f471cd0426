import type { StreakOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { streak: StreakOutput; kind: 'winning' | 'losing' };

function Day({ game: { path, date } }: { game: StreakOutput['from'] }) {
  return (
    <Link href={path}>
      <Ordinals text={formatDay(date, 'dated')} />
    </Link>
  );
}

/** A streak's length, with its first and last game. */
export function StreakLine({ streak: { length, from, to }, kind }: Props) {
  const words = kind === 'winning' ? m.streak_wins : m.streak_losses;
  return (
    <>
      <strong>{words({ count: length })}</strong>{' '}
      <span className={blocks.note}>
        <Day game={from} />
        {length > 1 && (
          <>
            {' – '}
            <Day game={to} />
          </>
        )}
      </span>
    </>
  );
}
