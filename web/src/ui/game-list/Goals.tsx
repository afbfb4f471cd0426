import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { sidesFor, winnerOf } from '../game-words/game-words.ts';

/** The team's own goals first; nothing when the category's policy hides scores. */
export function Goals({ game, teamId }: { game: GameCard; teamId: number }) {
  const winner = winnerOf(game);
  const [own, other] = sidesFor(game, teamId);
  if (game.home.goals === null || game.away.goals === null) return null;
  return (
    <span>
      <span data-lost={winner === other || undefined}>{game[own].goals}</span>–
      <span data-lost={winner === own || undefined}>{game[other].goals}</span>
    </span>
  );
}
