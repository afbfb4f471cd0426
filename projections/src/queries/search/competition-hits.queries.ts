import type { LeagueHit, TournamentHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { closest } from '../../computing/search/closeness.ts';
import { hitLimit, idAndNameOf, type Search } from './search.ts';
import { knownWordsOf } from '../../computing/search/known-words.ts';

/** Upper bound on a season's competitions, low enough to compare each with the query. */
const most = 2_000;

const leaguesOf = (db: Db, seasonId: number) =>
  db
    .selectFrom('leagues')
    .select(['leagueId', 'categoryId', 'regionId', 'searchName'])
    .where('seasonId', '=', seasonId)
    .orderBy('searchName')
    .orderBy('leagueId')
    .limit(most)
    .execute();

/** Returns leagues of the season, closest first; for an empty query, the first ones by name. */
export const leagueHits = async (db: Db, search: Search): Promise<LeagueHit[]> => {
  const { catalogue, categoryAndRegionWords, seasonId, typed, isEmpty } = search;
  const leagues = isEmpty || typed.length > 0 ? await leaguesOf(db, seasonId) : [];
  const found = isEmpty
    ? leagues
    : closest(typed, leagues, ({ searchName, categoryId, regionId }) => ({
        words: searchName.split(' '),
        around: [
          categoryAndRegionWords.wordsOf('category', categoryId, seasonId),
          categoryAndRegionWords.wordsOf('region', regionId, seasonId),
        ],
      })).map(({ thing }) => thing);
  const rows = found.slice(0, hitLimit);
  const names = await namesFor(db, catalogue, { teams: [], leagueIds: rows.map((row) => row.leagueId) });
  return rows.map((row) => ({
    ...names.league(row.leagueId),
    season: names.slugOfSeason(seasonId),
    category: idAndNameOf(names.category(row.categoryId, seasonId)),
    region: idAndNameOf(names.region(row.regionId, seasonId)),
  }));
};

const tournamentsOf = (db: Db, seasonId: number) =>
  db
    .selectFrom('tournaments')
    .select(['tournamentId', 'categoryIds', 'searchName', 'city', 'startsOn'])
    .where('seasonId', '=', seasonId)
    .orderBy('startsOn')
    .orderBy('tournamentId')
    .limit(most)
    .execute();

/** Returns tournaments of the season, closest first; for an empty query, the first ones by day. */
export const tournamentHits = async (db: Db, search: Search): Promise<TournamentHit[]> => {
  const { catalogue, categoryAndRegionWords, seasonId, typed, isEmpty } = search;
  const tournaments = isEmpty || typed.length > 0 ? await tournamentsOf(db, seasonId) : [];
  const found = isEmpty
    ? tournaments
    : closest(typed, tournaments, ({ searchName, city, categoryIds }) => ({
        words: [...searchName.split(' '), ...knownWordsOf(city ?? '')],
        around: categoryIds.map((id) => categoryAndRegionWords.wordsOf('category', id, seasonId)),
      })).map(({ thing }) => thing);
  const rows = found.slice(0, hitLimit);
  const tournamentIds = rows.map((row) => row.tournamentId);
  const names = await namesFor(db, catalogue, { teams: [], tournamentIds });
  return rows.map(({ tournamentId, startsOn }) => ({ ...names.tournament(tournamentId), startsOn }));
};
