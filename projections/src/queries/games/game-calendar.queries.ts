import type { GameCalendarOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import type { GameListInput } from '@rondelle/contracts/competition/inputs.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { venueAddress } from '../../computing/geography/venue-address.ts';
import { loadCities, placesBy } from '../geography/season-places.ts';
import { keyAt } from '../geography/season-venues.ts';
import { type Catalogue, seasonCatalogue } from '../outputs/catalogue.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';
import { gameList } from './game-list.queries.ts';

type Building = GameCalendarOutput['games'][number]['building'];

/** More than a list of games has home teams. */
const mostTeams = 2_000;

const homesOf = async (db: Db, seasonId: number, games: readonly GameCard[]) => {
  const teams = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'city', 'regionId'])
    .where('seasonId', '=', seasonId)
    .where(anyOf('teamId', new Set(games.map(({ home }) => home.id))))
    .limit(mostTeams)
    .execute();
  return new Map(teams.map((team) => [team.teamId, team]));
};

/** Returns a function that finds the building of a game, in its own city or else that of its home team. */
const buildingsOf = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  games: readonly GameCard[],
): Promise<(game: GameCard) => Building> => {
  const indoors = games.filter(({ venue }) => venue !== null);
  if (indoors.length === 0) return () => null;
  const [cities, homes] = await Promise.all([loadCities(db), homesOf(db, seasonId, indoors)]);
  const placeOf = placesBy(catalogue, cities, seasonId);
  return ({ venue, city, home }) => {
    if (venue === null) return null;
    const team = homes.get(home.id);
    const text = city || team?.city || null;
    const place = text === null ? null : placeOf({ text, regionId: team?.regionId ?? null });
    const { address, at } = venueAddress(keyAt(venue, place).venue, place, catalogue.lang);
    return address === null && at === null ? null : { address, at, city: place?.name ?? null };
  };
};

/** Returns the games for a calendar, with the address and position of their venues. */
export const gameCalendar = async (db: Db, input: GameListInput): Promise<GameCalendarOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, input);
  const { games, ...list } = await gameList(db, input);
  const buildingOf = await buildingsOf(db, catalogue, seasonId, games);
  return { ...list, games: games.map((game) => ({ ...game, building: buildingOf(game) })) };
};
