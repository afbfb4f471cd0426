import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import classes from './bracket.module.css';
import { isTitleRound, type Round } from './bracket-columns.ts';
import { BracketNotes } from './BracketNotes.tsx';
import { BracketView } from './BracketView.tsx';
import { drawnColumns } from './drawn-columns.ts';
import { PlannedBox } from './PlannedBox.tsx';
import { slotName } from './place-words.ts';

type Props = { rounds: readonly Round[]; planned: readonly BracketGame[]; label: string };

/** The knock-out rounds as they were planned: games that wait for their teams stand where they will be played. */
export function PlannedBracket({ rounds, planned, label }: Props) {
  const box = (game: BracketGame) => <PlannedBox game={game} planned={planned} />;
  return (
    <BracketView
      columns={drawnColumns(planned, rounds)}
      rounds={rounds}
      label={label}
      plannedBox={box}
      notes={<BracketNotes planned={planned} />}
      more={planned
        .filter((game) => !isTitleRound(game) && game.gameId === null)
        .map((game) => (
          <div key={game.slot} className={classes.apart}>
            <h3>{slotName(game)}</h3>
            {box(game)}
          </div>
        ))}
    />
  );
}
