import type {
  AutocompleteInput,
  SelectBoxInput,
  DivisionSearchInput,
  PlaceSearchInput,
  RegionSearchInput,
  SearchInput,
  TeamSearchInput,
  TournamentTeamSearchInput,
} from '@rondelle/contracts/competition/inputs.ts';
import type {
  AutocompleteOutput,
  DivisionHit,
  LeagueHit,
  CityHit,
  VenueHit,
  SearchOutput,
  TeamHit,
  TournamentHit,
} from '@rondelle/contracts/competition/search.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { Db } from '../../views/schema.ts';
import { leagueHits, tournamentHits } from './competition-hits.queries.ts';
import { categoryAndRegionHits, divisionHits } from './named-hits.queries.ts';
import { cityHits, venueHits } from './city-and-venue-hits.queries.ts';
import { hitLimit, searchFor } from './search.ts';
import { teamHits, teamHitsAnywhere } from './team-hits.queries.ts';

export const searchLeagues = async (db: Db, input: SelectBoxInput): Promise<LeagueHit[]> =>
  leagueHits(db, await searchFor(db, input));

export const searchTeams = async (db: Db, input: TeamSearchInput): Promise<TeamHit[]> => {
  const { cid, lid, tid } = input;
  return teamHits(db, await searchFor(db, input), { cid, lid, tid });
};

/** Searches the teams of a tournament. Throws `tournament/unknown`. */
export const searchTeamsOfTournament = async (
  db: Db,
  input: TournamentTeamSearchInput,
): Promise<TeamHit[]> => {
  const tournament = await db
    .selectFrom('tournaments')
    .select('seasonId')
    .where('tournamentId', '=', input.tid)
    .executeTakeFirst();
  if (!tournament) throw new DomainError('tournament/unknown', 'tid');
  return teamHits(db, await searchFor(db, { ...input, sid: tournament.seasonId }), { tid: input.tid });
};

export const searchTournaments = async (db: Db, input: SelectBoxInput): Promise<TournamentHit[]> =>
  tournamentHits(db, await searchFor(db, input));

export const searchCategories = async (db: Db, input: SelectBoxInput): Promise<Ref[]> =>
  (await categoryAndRegionHits(db, await searchFor(db, input))).categories;

export const searchRegions = async (db: Db, input: RegionSearchInput): Promise<Ref[]> =>
  (await categoryAndRegionHits(db, await searchFor(db, input), input.cid)).regions;

export const searchDivisions = async (db: Db, input: DivisionSearchInput): Promise<DivisionHit[]> =>
  divisionHits(db, await searchFor(db, input), { cid: input.cid, rid: input.rid });

export const searchCities = async (db: Db, input: PlaceSearchInput): Promise<CityHit[]> =>
  cityHits(db, await searchFor(db, input));

export const searchVenues = async (db: Db, input: PlaceSearchInput): Promise<VenueHit[]> =>
  venueHits(db, await searchFor(db, input));

/**
 * Searches all kinds of entities: at most twenty of each kind, closest first. Ignores accents, case and punctuation,
 * corrects typing errors and expands abbreviations. A team that does not play in the season is found in the latest one
 * in which it did.
 */
export const searchAll = async (db: Db, input: SearchInput): Promise<SearchOutput> => {
  const search = await searchFor(db, input);
  const [teams, leagues, tournaments, divisions, locations, places, { categories, regions }] =
    await Promise.all([
      teamHitsAnywhere(db, search),
      leagueHits(db, search),
      tournamentHits(db, search),
      divisionHits(db, search),
      cityHits(db, search),
      venueHits(db, search),
      categoryAndRegionHits(db, search),
    ]);
  return { teams, leagues, tournaments, categories, regions, divisions, locations, places };
};

type Suggestion = AutocompleteOutput[number];
type Hit = Ref & Partial<Pick<LeagueHit, 'category' | 'region'>>;

const suggestionsOf = (kind: Suggestion['kind'], hits: readonly Hit[]): Suggestion[] =>
  hits.map(({ id, name, path, category, region }) => {
    const detail = category && region ? `${category.name} · ${region.name}` : '';
    return { n: name, kind, id, detail, path };
  });

/** Returns at most twenty suggestions for an unfinished query. */
export const autocomplete = async (db: Db, input: AutocompleteInput): Promise<AutocompleteOutput> => {
  const search = await searchFor(db, input);
  const [teams, leagues, tournaments, divisions, { categories, regions }] = await Promise.all([
    teamHits(db, search),
    leagueHits(db, search),
    tournamentHits(db, search),
    divisionHits(db, search),
    categoryAndRegionHits(db, search),
  ]);
  const most = { teams: 8, others: 4 };
  return [
    ...suggestionsOf('category', categories.slice(0, most.others)),
    ...suggestionsOf('team', teams.slice(0, most.teams)),
    ...suggestionsOf('league', leagues.slice(0, most.others)),
    ...suggestionsOf('tournament', tournaments.slice(0, most.others)),
    ...suggestionsOf('region', regions.slice(0, most.others)),
    ...suggestionsOf('division', divisions.slice(0, most.others)),
    ...suggestionsOf('team', teams.slice(most.teams)),
  ].slice(0, hitLimit);
};
