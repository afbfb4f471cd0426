import { Box } from '@mantine/core';
import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { isTitleRound, type Round } from './bracket-columns.ts';
import { BracketNotes } from './BracketNotes.tsx';
import { BracketView } from './BracketView.tsx';
import { drawnColumns } from './drawn-columns.ts';
import { PlannedBox } from './PlannedBox.tsx';
import { slotName } from './bracket-place-words.ts';

/** Part of the same chunk. */
export { PlannedGames } from './PlannedGames.tsx';

type Props = { rounds: readonly Round[]; planned: readonly BracketGame[]; label: string };

/** The knock-out rounds as planned, with games whose teams are not known yet in their place. */
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
          <Box key={game.slot} maw="26rem">
            <h3>{slotName(game)}</h3>
            {box(game)}
          </Box>
        ))}
    />
  );
}
