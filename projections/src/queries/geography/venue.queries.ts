import type {
  CitiesInput,
  VenueDayInput,
  VenueInput,
} from '@rondelle/contracts/competition/geography.inputs.ts';
import type {
  VenueDayOutput,
  VenueOutput,
  VenuesOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import { weekOf } from '@rondelle/contracts/competition/weeks.ts';
import { daysBefore } from '../../computing/rank-changes/days.ts';
import type { Db } from '../../views/schema.ts';
import { anyOf } from '../sql/any-of.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { cardsFor } from '../outputs/game-lists.ts';
import { chosenCrest } from '../outputs/names.ts';
import { leagueRefs } from '../catalogue/league-refs.ts';
import { findVenue } from './find-venue.ts';
import { loadCities, placesBy } from './season-places.ts';
import { venueCard, venuesIn, venuesOfSeason } from './season-venues.ts';
import { byCategory } from './teams-by-category.ts';
import { gamesBetween, homeTeamIds, nearestDay, nextGame, type VenueGames } from './venue-games.ts';

/** Returns the venues of a season's games by city and name. */
export const venueList = async (db: Db, { lang, sid }: CitiesInput): Promise<VenuesOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const [cities, texts] = await Promise.all([loadCities(db), venuesOfSeason(db, { seasonId })]);
  const venues = venuesIn(catalogue, texts, placesBy(catalogue, cities, seasonId));
  return {
    season: catalogue.season(seasonId),
    venues: venues
      .map((one) => ({ ...venueCard(one), cityName: one.cityName, city: one.city }))
      .sort(
        (a, b) => catalogue.compare(a.cityName ?? '', b.cityName ?? '') || catalogue.compare(a.name, b.name),
      ),
  };
};

type Season = { readonly startsOn: string; readonly endsOn: string };

/** Returns a day of the displayed week: today within the season, or else the last or first day with a game. */
const defaultDay = async (
  games: VenueGames,
  { startsOn, endsOn }: Season,
  today: string,
): Promise<string> => {
  if (today > endsOn) return (await nearestDay(games, '<', today)) ?? endsOn;
  if (today < startsOn) return (await nearestDay(games, '>=', startsOn)) ?? startsOn;
  return today;
};

const teamsOf = async (db: Db, seasonId: number, ids: readonly number[]) =>
  db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city'])
    .select(chosenCrest)
    .where('seasonId', '=', seasonId)
    .where(anyOf('teamId', ids))
    .limit(300)
    .execute();

/** Returns a venue with its games of a week, and the teams at home there. */
export const venuePage = async (db: Db, input: VenueInput, today: string): Promise<VenueOutput> => {
  const { catalogue, season, head, texts, games: count } = await findVenue(db, input);
  const here = { db, seasonId: season.id, texts };
  const day = input.date ?? (await defaultDay(here, season, today));
  const { from, to } = weekOf(day);
  const [rows, before, after, next, teamIds] = await Promise.all([
    gamesBetween(here, { from, to }),
    nearestDay(here, '<', from),
    nearestDay(here, '>', to),
    nextGame(here, today),
    homeTeamIds(here),
  ]);
  const [games, [first = null], teams] = await Promise.all([
    cardsFor(db, catalogue, rows),
    cardsFor(db, catalogue, next),
    teamsOf(db, season.id, teamIds),
  ]);
  return {
    ...head,
    count,
    today,
    week: { from, to },
    games,
    before,
    after,
    next: first,
    homeTeams: byCategory(catalogue, teams),
  };
};

/** Returns today's games on the ice of a venue, or those of the next day with any, or else of the last one. */
export const venueDay = async (db: Db, input: VenueDayInput, today: string): Promise<VenueDayOutput> => {
  const { catalogue, season, head, texts } = await findVenue(db, input);
  const here = { db, seasonId: season.id, texts };
  // A game that began late may end after midnight.
  const lastNight = await gamesBetween(here, { from: daysBefore(1, today), to: daysBefore(1, today) });
  const isLate = lastNight.some(({ status }) => status === 'live');
  const date = isLate
    ? daysBefore(1, today)
    : ((await nearestDay(here, '>=', today)) ?? (await nearestDay(here, '<', today)));
  const rows = date === null ? [] : await gamesBetween(here, { from: date, to: date });
  const leagueIds = new Set(rows.flatMap(({ leagueId }) => leagueId ?? []));
  const [games, leagues] = await Promise.all([
    cardsFor(db, catalogue, rows),
    leagueRefs(db, catalogue, leagueIds),
  ]);
  return { ...head, date, games, leagues };
};
