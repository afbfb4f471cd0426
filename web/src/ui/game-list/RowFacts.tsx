import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { confirmationBadge } from '../game-words/confirmation-words.ts';
import { showsVenue } from '../game-words/game-words.ts';
import { VenueLink } from '../geography/VenueLink.tsx';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';

type Props = {
  game: GameCard;
  facts: string;
  /** Links to the venue of a game that is not over. */
  showVenue: boolean;
  inSeason: (path: string) => string;
};

/** The last line of a game's row: whether its result is disputed or confirmed, other facts and the venue. */
export function RowFacts({ game, facts, showVenue, inSeason }: Props) {
  const badge = confirmationBadge(game);
  const hasVenue = showVenue && showsVenue(game);
  if (facts === '' && !badge && !hasVenue) return null;
  return (
    // Never cuts off the name of a team that forfeited; cuts off a venue only when it alone is too long.
    <span className={`${game.forfeitedBy || hasVenue ? '' : blocks.cut} ${classes.facts}`}>
      {badge && <span data-confirmation={game.confirmation?.status}>{badge}</span>}
      {badge && facts !== '' && ' · '}
      {facts}
      {hasVenue && (badge || facts !== '') && ' · '}
      {hasVenue && <VenueLink game={game} inSeason={inSeason} className={`${blocks.above} ${blocks.cut}`} />}
    </span>
  );
}
