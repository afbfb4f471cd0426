import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './bracket.module.css';
import type { Slot } from './bracket-columns.ts';
import { MatchupBox } from './MatchupBox.tsx';
import blocks from '../blocks.module.css';

type Props = { slot: Slot; plannedBox: ((game: BracketGame) => ReactNode) | undefined };

/** One slot of a column of the bracket. */
export function SlotItem({ slot, plannedBox }: Props) {
  if (slot.kind === 'empty') return <li className={classes.slot} data-kind="empty" aria-hidden="true" />;
  return (
    <li className={classes.slot} data-kind={slot.kind}>
      {slot.kind === 'matchup' && <MatchupBox matchup={slot.matchup} />}
      {slot.kind === 'planned' && plannedBox?.(slot.game)}
      {slot.kind === 'bye' && (
        <div className={`${blocks.card} ${blocks.plain} ${classes.box} ${classes.bye}`}>
          <Link href={slot.team.path} className={blocks.strong}>
            {slot.team.name}
          </Link>
          <span className={blocks.small}>{m.bracket_bye()}</span>
        </div>
      )}
    </li>
  );
}
