import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { venueWords } from '../game-words/game-words.ts';
import { Link } from '../link/Link.tsx';

type Props = {
  game: Pick<GameCard, 'venue' | 'city'>;
  /** Adds the season to the path: the result of `useVenueSeason`, called once for a list of games. */
  inSeason: (path: string) => string;
  className?: string | undefined;
};

/** The venue of a game with its city, as a link to its page; a city alone is a text. */
export function VenueLink({ game, inSeason, className }: Props) {
  const paths = usePaths();
  if (game.venue === null) return <span>{venueWords(game)}</span>;
  const { city, venue } = venueKeyOf(game.venue, game.city);
  return (
    <Link href={inSeason(paths.venue(city, venue))} className={className}>
      {venueWords(game)}
    </Link>
  );
}
