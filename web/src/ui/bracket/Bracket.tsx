import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { GameList } from '../game-list/GameList.tsx';
import { stageName } from '../game-list/stage-name.ts';
import classes from './bracket.module.css';
import { bracketColumns, isTitleRound, type Round } from './bracket-columns.ts';
import { BracketNotes } from './BracketNotes.tsx';
import { drawnColumns } from './drawn-columns.ts';
import { PlannedBox } from './PlannedBox.tsx';
import { slotName } from './place-words.ts';
import { SlotItem } from './SlotItem.tsx';
import blocks from '../blocks.module.css';

type Props = {
  rounds: readonly Round[];
  /** The games as they were planned; none where they were not. */
  planned: readonly BracketGame[];
  /** What the bracket is of, for screen readers. */
  label: string;
};

function RoundList({ stage, games }: Round) {
  return (
    <div>
      <h3>{stageName(stage)}</h3>
      <GameList games={games} showDate showStage={false} />
    </div>
  );
}

/** Games off the way to the title that wait for their teams. */
function PlannedApart({ planned }: Pick<Props, 'planned'>) {
  return planned
    .filter((game) => !isTitleRound(game) && game.gameId === null)
    .map((game) => (
      <div key={game.slot} className={classes.apart}>
        <h3>{slotName(game)}</h3>
        <PlannedBox game={game} planned={planned} />
      </div>
    ));
}

/**
 * The knock-out rounds: columns side by side where there is room, one round a screen on phones; the same games as a
 * plain list; games off the way to the title (bronze, relegation, tie-breakers) apart.
 */
export function Bracket({ rounds, planned, label }: Props) {
  const columns = planned.length > 0 ? drawnColumns(planned, rounds) : bracketColumns(rounds);
  const apart = rounds.filter((round) => !isTitleRound(round));
  return (
    <div className={blocks.stack}>
      {columns.length > 0 && (
        <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
          {columns.map(({ stage, slots, linked }) => (
            <div key={stage} className={classes.column} data-linked={linked || undefined}>
              <h3>{stageName(stage)}</h3>
              <ol>
                {slots.map((slot, at) => (
                  <SlotItem key={at} slot={slot} planned={planned} />
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
      <BracketNotes planned={planned} />
      {rounds.some(isTitleRound) && (
        <details className={blocks.fold}>
          <summary>{m.bracket_list()}</summary>
          {rounds.filter(isTitleRound).map((round) => (
            <RoundList key={round.stage} {...round} />
          ))}
        </details>
      )}
      {(apart.length > 0 || planned.some((game) => !isTitleRound(game) && game.gameId === null)) && (
        <div className={blocks.grid} data-wide>
          {apart.map((round) => (
            <RoundList key={round.stage} {...round} />
          ))}
          <PlannedApart planned={planned} />
        </div>
      )}
    </div>
  );
}
