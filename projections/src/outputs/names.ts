import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { anyOf } from './any-of.ts';
import type { Catalogue } from './catalogue.ts';

/** Whose names an answer needs. Teams are named as in one season. */
export type Wanted = {
  readonly teams: readonly { readonly teamId: number; readonly seasonId: number }[];
  readonly leagueIds?: Iterable<number>;
  readonly tournamentIds?: Iterable<number>;
};

/** A team in one season: where its page is depends on its category and region. */
export type Listing = Ref & {
  readonly seasonId: number;
  readonly category: Ref;
  readonly region: Ref;
  readonly city: string | null;
};

export type Names = Catalogue & {
  readonly team: (teamId: number, seasonId: number) => Ref;
  readonly listing: (teamId: number, seasonId: number) => Listing | undefined;
  readonly league: (leagueId: number) => Ref;
  readonly tournament: (tournamentId: number) => Ref;
};

/** The teams and competitions that games speak of. */
export const wantedBy = (games: readonly GameRow[]): Wanted => ({
  teams: games.flatMap(({ home_team_id, away_team_id, season_id: seasonId }) => [
    { teamId: home_team_id, seasonId },
    { teamId: away_team_id, seasonId },
  ]),
  leagueIds: new Set(games.flatMap(({ league_id }) => (league_id === null ? [] : [league_id]))),
  tournamentIds: new Set(
    games.flatMap(({ tournament_id }) => (tournament_id === null ? [] : [tournament_id])),
  ),
});

export const both = (one: Wanted, other: Wanted): Wanted => ({
  teams: [...one.teams, ...other.teams],
  leagueIds: new Set([...(one.leagueIds ?? []), ...(other.leagueIds ?? [])]),
  tournamentIds: new Set([...(one.tournamentIds ?? []), ...(other.tournamentIds ?? [])]),
});

/** The given teams as they are listed, latest season first: in some seasons, or in all that they ever played in. */
const teamRows = (db: Db, teamIds: ReadonlySet<number>, seasonIds: ReadonlySet<number> | 'all') =>
  db
    .selectFrom('team_seasons')
    .innerJoin('seasons', 'seasons.season_id', 'team_seasons.season_id')
    .select(['team_id', 'team_seasons.season_id', 'name', 'category_id', 'region_id', 'city'])
    .where(anyOf('team_id', teamIds))
    .$if(seasonIds !== 'all', (query) =>
      query.where(anyOf('team_seasons.season_id', seasonIds === 'all' ? [] : seasonIds)),
    )
    .orderBy('starts_on', 'desc')
    .limit(20_000)
    .execute();

const leagueRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('leagues')
    .select(['league_id', 'season_id', 'category_id', 'region_id', 'name_fr', 'name_en'])
    .where(anyOf('league_id', ids))
    .limit(ids.length)
    .execute();

const tournamentRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('tournaments')
    .select(['tournament_id', 'season_id', 'name_fr', 'name_en'])
    .where(anyOf('tournament_id', ids))
    .limit(ids.length)
    .execute();

type TeamRow = Awaited<ReturnType<typeof teamRows>>[number];

export const listingOf = (catalogue: Catalogue, row: TeamRow): Listing => {
  const { team_id: id, season_id: seasonId, name, city } = row;
  const category = catalogue.category(row.category_id, seasonId);
  const region = catalogue.region(row.region_id, seasonId);
  const path = catalogue.paths.team(catalogue.slugOfSeason(seasonId), {
    category,
    region,
    team: { id, name },
  });
  return { id, name, path, seasonId, category, region, city };
};

/** Every season that a team is listed in, latest first. */
export const listingsOf = async (db: Db, catalogue: Catalogue, teamId: number): Promise<Listing[]> =>
  (await teamRows(db, new Set([teamId]), 'all')).map((row) => listingOf(catalogue, row));

const keyOf = (teamId: number, seasonId: number) => `${teamId} ${seasonId}`;

/** Listings of the wanted teams; a team that a season does not list goes by its latest listing. */
const listings = async (
  db: Db,
  catalogue: Catalogue,
  teams: Wanted['teams'],
): Promise<Map<string, Listing>> => {
  const found = new Map<string, Listing>();
  if (teams.length === 0) return found;
  const ids = new Set(teams.map(({ teamId }) => teamId));
  const seasonIds = new Set(teams.map(({ seasonId }) => seasonId));
  for (const row of await teamRows(db, ids, seasonIds))
    found.set(keyOf(row.team_id, row.season_id), listingOf(catalogue, row));
  const missing = teams.filter(({ teamId, seasonId }) => !found.has(keyOf(teamId, seasonId)));
  if (missing.length === 0) return found;
  const elsewhere = await teamRows(db, new Set(missing.map(({ teamId }) => teamId)), 'all');
  for (const { teamId, seasonId } of missing) {
    const latest = elsewhere.find((row) => row.team_id === teamId);
    if (latest) found.set(keyOf(teamId, seasonId), listingOf(catalogue, latest));
  }
  return found;
};

const loadAll = async <Row>(
  ids: Iterable<number> | undefined,
  load: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const wanted = [...(ids ?? [])];
  return wanted.length === 0 ? [] : load(wanted);
};

/** Names and pages of all that an answer speaks of: one query a kind. */
export const namesFor = async (db: Db, catalogue: Catalogue, wanted: Wanted): Promise<Names> => {
  const [teams, leagueList, tournamentList] = await Promise.all([
    listings(db, catalogue, wanted.teams),
    loadAll(wanted.leagueIds, (ids) => leagueRows(db, ids)),
    loadAll(wanted.tournamentIds, (ids) => tournamentRows(db, ids)),
  ]);
  const leagues = new Map(leagueList.map((row) => [row.league_id, row]));
  const tournaments = new Map(tournamentList.map((row) => [row.tournament_id, row]));
  const { lang, paths } = catalogue;
  const unnamed = (id: number): Ref => ({ id, name: String(id), path: paths.home() });
  return {
    ...catalogue,
    listing: (id, seasonId) => teams.get(keyOf(id, seasonId)),
    team: (id, seasonId) => {
      const listing = teams.get(keyOf(id, seasonId));
      return listing ? { id, name: listing.name, path: listing.path } : unnamed(id);
    },
    league: (id) => {
      const row = leagues.get(id);
      if (!row) return unnamed(id);
      const category = catalogue.category(row.category_id, row.season_id);
      const region = catalogue.region(row.region_id, row.season_id);
      const path = paths.league(catalogue.slugOfSeason(row.season_id), category, region);
      return { id, name: lang === 'fr' ? row.name_fr : row.name_en, path };
    },
    tournament: (id) => {
      const row = tournaments.get(id);
      if (!row) return unnamed(id);
      const name = lang === 'fr' ? row.name_fr : row.name_en;
      return { id, name, path: paths.tournament(catalogue.slugOfSeason(row.season_id), { id, name }) };
    },
  };
};
