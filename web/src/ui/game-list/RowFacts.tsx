import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { confirmationBadge } from '../game-words/confirmation-words.ts';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';

/** The last line of a game's row: whether its result is disputed or confirmed, and other facts. */
export function RowFacts({ game, facts }: { game: GameCard; facts: string }) {
  const badge = confirmationBadge(game);
  if (facts === '' && !badge) return null;
  return (
    // The name of a team that forfeited is not cut off.
    <span className={`${game.forfeitedBy ? '' : blocks.cut} ${classes.facts}`}>
      {badge && <span data-confirmation={game.confirmation?.status}>{badge}</span>}
      {badge && facts !== '' && ' · '}
      {facts}
    </span>
  );
}
