import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { venueWords } from '../../ui/game-words/game-words.ts';
import { gameTitle } from '../../ui/game-words/game-title.ts';

type Game = GameOutput['game'];

const team = ({ name, path }: Game['home']) => ({ '@type': 'SportsTeam', name, url: path });

const eventStatusOf = ({ deleted, status }: Game): string => {
  if (deleted || status === 'cancelled') return 'EventCancelled';
  return status === 'postponed' ? 'EventPostponed' : 'EventScheduled';
};

/** The game as a schema.org SportsEvent. */
export const sportsEvent = (game: Game) => {
  const location = venueWords(game);
  return {
    '@type': 'SportsEvent',
    name: gameTitle(game.home.name, game.away.name),
    url: game.path,
    sport: 'Ice hockey',
    startDate: game.startsAt ?? game.date,
    eventStatus: `https://schema.org/${eventStatusOf(game)}`,
    ...(location && { location: { '@type': 'Place', name: location } }),
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    ...(game.competition && {
      superEvent: { '@type': 'SportsEvent', name: game.competition.name, url: game.competition.path },
    }),
  };
};
