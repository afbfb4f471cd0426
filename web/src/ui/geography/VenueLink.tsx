import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { venueWords } from '../game-words/game-words.ts';
import { Link } from '../link/Link.tsx';
import { useVenueSeason } from './use-venue-season.ts';

type Props = { game: Pick<GameCard, 'venue' | 'city'>; season: string };

/** The venue of a game with its city, as a link to its page; a city alone is a text. */
export function VenueLink({ game, season }: Props) {
  const paths = usePaths();
  const inSeason = useVenueSeason(season);
  if (game.venue === null) return <span>{venueWords(game)}</span>;
  const { city, venue } = venueKeyOf(game.venue, game.city);
  return <Link href={inSeason(paths.venue(city, venue))}>{venueWords(game)}</Link>;
}
