import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { GameList } from '../game-list/GameList.tsx';
import { roundName } from '../game-words/stage-name.ts';
import classes from './bracket.module.css';
import { type Column, isTitleRound, type Round } from './bracket-columns.ts';
import { SlotItem } from './SlotItem.tsx';

type Props = {
  columns: readonly Column[];
  rounds: readonly Round[];
  /** Subject of the bracket, for screen readers. */
  label: string;
  /** Renders a planned game whose teams are not known yet. */
  plannedBox?: (game: BracketGame) => ReactNode;
  /** Shown below the columns. */
  notes?: ReactNode;
  /** Planned games outside the title rounds whose teams are not known yet. */
  more?: readonly ReactNode[];
};

const none: readonly ReactNode[] = [];

function RoundList({ stage, games }: Round) {
  return (
    <div>
      <h3>{roundName(stage, games.length)}</h3>
      <GameList games={games} showDate showStage={false} />
    </div>
  );
}

/**
 * The knock-out rounds: columns side by side on wide screens, one round per screen on phones; the same games as a plain
 * list; and the other rounds (bronze, relegation, tie-breakers) apart.
 */
export function BracketView({ columns, rounds, label, plannedBox, notes, more = none }: Props) {
  const apart = rounds.filter((round) => !isTitleRound(round));
  return (
    <div className={blocks.stack}>
      {columns.length > 0 && (
        <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
          {columns.map(({ stage, slots, linked }) => (
            <div key={stage} className={classes.column} data-linked={linked || undefined}>
              <h3 className={blocks.note}>{roundName(stage, slots.length)}</h3>
              <ol className={classes.slots}>
                {slots.map((slot, at) => (
                  <SlotItem key={at} slot={slot} plannedBox={plannedBox} />
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
      {notes}
      {rounds.some(isTitleRound) && (
        <details className={blocks.fold}>
          <summary>{m.bracket_list()}</summary>
          {rounds.filter(isTitleRound).map((round) => (
            <RoundList key={round.stage} {...round} />
          ))}
        </details>
      )}
      {apart.length + more.length > 0 && (
        <div className={blocks.grid} data-wide>
          {apart.map((round) => (
            <RoundList key={round.stage} {...round} />
          ))}
          {more}
        </div>
      )}
    </div>
  );
}
