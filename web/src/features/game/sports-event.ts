import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { placeWords } from '../../ui/game-list/game-words.ts';

type Game = GameOutput['game'];

const team = ({ name, path }: Game['home']) => ({ '@type': 'SportsTeam', name, url: path });

/** A game as schema.org describes one. Its time is local: no offset is claimed. */
export const sportsEvent = (game: Game) => {
  const pageLocation = placeWords(game);
  const off = game.deleted || game.status === 'cancelled';
  return {
    '@type': 'SportsEvent',
    name: `${game.home.name} – ${game.away.name}`,
    url: game.path,
    sport: 'Ice hockey',
    startDate: game.time ? `${game.date}T${game.time}` : game.date,
    eventStatus: `https://schema.org/${off ? 'EventCancelled' : 'EventScheduled'}`,
    ...(pageLocation && { location: { '@type': 'Place', name: pageLocation } }),
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    ...(game.competition && {
      superEvent: { '@type': 'SportsEvent', name: game.competition.name, url: game.competition.path },
    }),
  };
};
