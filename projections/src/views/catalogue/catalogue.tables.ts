import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { type CategoryPolicy, categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import { type Country, countries } from '@rondelle/contracts/competition/countries.ts';
import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { date, ids, int, json, nullable, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

/** Names that apply in one season only, by season id. */
export type SeasonNames = Readonly<Record<string, Bilingual>>;

export const seasonsTable = table(
  'seasons',
  {
    seasonId: int,
    slug: text,
    startsOn: date,
    endsOn: date,
    /** Position of the last event that chose this season as the ongoing one; the greatest of all seasons wins. */
    chosenAt: nullable(position),
    revision: int,
  },
  { key: ['seasonId'], indexes: [['slug']] },
);
export type SeasonRow = RowOf<typeof seasonsTable>;

const named = {
  sourceKey: nullable(text),
  nameFr: text,
  nameEn: text,
  seasonNames: json<SeasonNames>(2_000),
  revision: int,
};

/** A paragraph about it, in both languages. */
const described = { description: nullable(json<Bilingual>(3)) };

export const regionsTable = table(
  'regions',
  { regionId: int, ...named, ...described },
  { key: ['regionId'], indexes: [['sourceKey']] },
);
export type RegionRow = RowOf<typeof regionsTable>;

export const categoriesTable = table(
  'categories',
  {
    categoryId: int,
    ...named,
    ...described,
    /** The category policy. */
    shows: oneOf<CategoryPolicy>(categoryPolicies),
  },
  { key: ['categoryId'], indexes: [['sourceKey']] },
);
export type CategoryRow = RowOf<typeof categoriesTable>;

export const divisionsTable = table(
  'divisions',
  { divisionId: int, ...named },
  { key: ['divisionId'], indexes: [['sourceKey']] },
);
export type DivisionRow = RowOf<typeof divisionsTable>;

export const rulesetsTable = table(
  'rulesets',
  { rulesetId: int, version: int, sourceKey: nullable(text), rules: json<Ruleset>(), revision: int },
  { key: ['rulesetId', 'version'], indexes: [['sourceKey']] },
);
export type RulesetRow = RowOf<typeof rulesetsTable>;

export const leaguesTable = table(
  'leagues',
  {
    leagueId: int,
    seasonId: int,
    categoryId: int,
    regionId: int,
    /** Key of the competition's games, entries and standings: `league-5`. */
    competition: text,
    nameFr: text,
    nameEn: text,
    /** Both names, normalised for search. */
    searchName: text,
    rulesetId: int,
    rulesetVersion: int,
    draw: nullable(ids(10_000)),
    sourceKey: nullable(text),
    revision: int,
  },
  {
    key: ['leagueId'],
    indexes: [
      ['seasonId', 'categoryId', 'regionId'],
      ['competition'],
      ['rulesetId', 'rulesetVersion'],
      ['sourceKey'],
    ],
  },
);
export type LeagueRow = RowOf<typeof leaguesTable>;

export const leagueEntriesTable = table(
  'league_entries',
  {
    leagueId: int,
    teamId: int,
    seasonId: int,
    competition: text,
    divisionId: nullable(int),
    /** Points deducted by a decision. */
    deducted: int,
    /** Treatment of the games of a team that withdrew; null for all others. */
    withdrawn: nullable(oneOf(withdrawalTreatments)),
  },
  { key: ['leagueId', 'teamId'], indexes: [['competition'], ['seasonId', 'teamId']] },
);
export type LeagueEntryRow = RowOf<typeof leagueEntriesTable>;

export const teamsTable = table(
  'teams',
  {
    teamId: int,
    sourceKey: nullable(text),
    organizationId: nullable(int),
    /** The chosen crest; null when it is derived from the name. */
    crest: nullable(json<CrestChoice>(200)),
    revision: int,
  },
  { key: ['teamId'], indexes: [['sourceKey'], ['organizationId']] },
);
export type TeamRow = RowOf<typeof teamsTable>;

export const teamSeasonsTable = table(
  'team_seasons',
  {
    teamId: int,
    seasonId: int,
    name: text,
    /** Normalised name, by which teams are sorted. */
    searchName: text,
    /** Names that the team had before in the season, for search; without those after which it got an earlier one back. */
    earlierNames: json<readonly string[]>(),
    /** Words of the names, the country in both languages and the city, for search. */
    searchText: text,
    categoryId: int,
    regionId: int,
    city: nullable(text),
    /** The country that the team plays for. */
    country: nullable(oneOf<Country>(countries)),
  },
  {
    key: ['teamId', 'seasonId'],
    indexes: [
      ['seasonId', 'categoryId', 'regionId'],
      ['seasonId', 'searchName', 'teamId'],
      ['seasonId', 'city', 'regionId'],
      { trigrams: 'searchText' },
    ],
  },
);
export type TeamSeasonRow = RowOf<typeof teamSeasonsTable>;

export const tournamentsTable = table(
  'tournaments',
  {
    tournamentId: int,
    seasonId: int,
    /** Key of the competition's games, entries and standings: `tournament-3`. */
    competition: text,
    nameFr: text,
    nameEn: text,
    searchName: text,
    categoryIds: ids(500),
    rulesetId: int,
    rulesetVersion: int,
    draw: nullable(ids(10_000)),
    /** The planned knock-out games, by category. */
    brackets: json<readonly DrawnBracket[]>(),
    startsOn: date,
    endsOn: date,
    city: nullable(text),
    sourceKey: nullable(text),
    revision: int,
  },
  {
    key: ['tournamentId'],
    indexes: [['seasonId', 'startsOn'], ['competition'], ['rulesetId', 'rulesetVersion'], ['sourceKey']],
  },
);
export type TournamentRow = RowOf<typeof tournamentsTable>;

export const tournamentEntriesTable = table(
  'tournament_entries',
  {
    tournamentId: int,
    teamId: int,
    seasonId: int,
    competition: text,
    categoryId: int,
    groupName: nullable(text),
    /** Points deducted by a decision. */
    deducted: int,
  },
  { key: ['tournamentId', 'teamId'], indexes: [['competition'], ['seasonId', 'teamId']] },
);
export type TournamentEntryRow = RowOf<typeof tournamentEntriesTable>;
