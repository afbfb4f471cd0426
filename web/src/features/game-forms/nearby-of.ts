import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { Nearby } from '../../ui/venue-field/venue-suggestions.ts';

type Games = readonly Pick<GameCard, 'venue'>[];
type HomeTeam = Pick<Outputs['team']['get'], 'latest' | 'upcoming'> & {
  readonly team: Pick<Outputs['team']['get']['team'], 'id' | 'city' | 'cityPage'>;
};
type Known = {
  readonly home: HomeTeam | undefined;
  readonly league: { readonly latest: Games; readonly upcoming: Games } | undefined;
  readonly tournament:
    | {
        readonly tournament: { readonly city: string | null };
        readonly schedule: readonly { readonly games: Games }[];
      }
    | undefined;
};

const venuesOf = (games: Games): Nearby['venues'] => games.map(({ venue }) => venue);

/** Where a team plays at home, then the rest of its city; a home game elsewhere is rare. */
const ofHome = ({ team, latest, upcoming }: HomeTeam): readonly Nearby[] => [
  { venues: venuesOf([...upcoming, ...latest].filter(({ home }) => home.id === team.id)), cities: [] },
  { venues: [], cities: [team.city, team.cityPage?.name ?? null] },
];

/** Returns where a game is probably played: in a tournament on its ice, otherwise on that of the home team. */
export const nearbyOf = ({ home, league, tournament }: Known): readonly Nearby[] => [
  ...(tournament
    ? [
        { venues: venuesOf(tournament.schedule.flatMap(({ games }) => games)), cities: [] },
        { venues: [], cities: [tournament.tournament.city] },
      ]
    : []),
  ...(home ? ofHome(home) : []),
  ...(league ? [{ venues: venuesOf([...league.upcoming, ...league.latest]), cities: [] }] : []),
];
