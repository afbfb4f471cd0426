import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { GameLine } from '../../../ui/game-list/GameLine.tsx';
import { Goals } from '../../../ui/game-list/Goals.tsx';
import { forfeitWords, sideWords, statusWords } from '../../../ui/game-words/game-words.ts';

/** The last result from the team's side. */
export function LastGame({ game, teamId }: { game: GameCard; teamId: number }) {
  return (
    <GameLine
      label={m.my_teams_last({ day: formatDay(game.date, 'short') })}
      beside={`${sideWords(game, teamId)} · ${forfeitWords(game) || statusWords(game)}`}
      game={game}
      teamId={teamId}
    >
      <Goals game={game} teamId={teamId} />
    </GameLine>
  );
}
