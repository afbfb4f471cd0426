import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { sidesFor, winnerOf } from '../game-words/game-words.ts';
import blocks from '../blocks.module.css';

/** The team's own goals first, bold those of the winner; nothing when the category's policy hides scores. */
export function Goals({ game, teamId }: { game: GameCard; teamId: number }) {
  const winner = winnerOf(game);
  const [own, other] = sidesFor(game, teamId);
  if (game.home.goals === null || game.away.goals === null) return null;
  return (
    <span className={blocks.big}>
      <span data-light={winner === other || undefined}>{game[own].goals}</span>
      <span data-light className={blocks.muted}>
        {' – '}
      </span>
      <span data-light={winner === own || undefined}>{game[other].goals}</span>
    </span>
  );
}
