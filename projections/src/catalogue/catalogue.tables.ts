import { type CategoryPolicy, categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { date, ids, int, json, nullable, oneOf, position, type RowOf, table, text } from '../engine/table.ts';

/** Names that hold in one season only, by season id. */
export type SeasonNames = Readonly<Record<string, Bilingual>>;

export const seasonsTable = table(
  'seasons',
  {
    seasonId: int,
    slug: text,
    startsOn: date,
    endsOn: date,
    /** Position of the latest choice of this season as the ongoing one; the greatest of all seasons wins. */
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

export const regionsTable = table(
  'regions',
  { regionId: int, ...named },
  { key: ['regionId'], indexes: [['sourceKey']] },
);
export type RegionRow = RowOf<typeof regionsTable>;

export const categoriesTable = table(
  'categories',
  {
    categoryId: int,
    ...named,
    /** What is shown of its games. */
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
    /** `league-5`: what the competition's games, entries and standings are found by. */
    competition: text,
    nameFr: text,
    nameEn: text,
    /** Lower case without accents, both languages: what search looks through. */
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
    /** Points that a decision has taken from it. */
    deducted: int,
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
    /** What was chosen of its crest; null while that follows from its name. */
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
    /** What teams are put in order by. */
    searchName: text,
    /** The words of the name and the city, as they are searched. */
    searchText: text,
    categoryId: int,
    regionId: int,
    city: nullable(text),
  },
  {
    key: ['teamId', 'seasonId'],
    indexes: [['seasonId', 'categoryId', 'regionId'], { trigrams: 'searchText' }],
  },
);
export type TeamSeasonRow = RowOf<typeof teamSeasonsTable>;

export const tournamentsTable = table(
  'tournaments',
  {
    tournamentId: int,
    seasonId: int,
    /** `tournament-3` */
    competition: text,
    nameFr: text,
    nameEn: text,
    searchName: text,
    categoryIds: ids(500),
    rulesetId: int,
    rulesetVersion: int,
    draw: nullable(ids(10_000)),
    /** The knock-out games of each category that has some planned. */
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
    /** Points that a decision has taken from it. */
    deducted: int,
  },
  { key: ['tournamentId', 'teamId'], indexes: [['competition'], ['seasonId', 'teamId']] },
);
export type TournamentEntryRow = RowOf<typeof tournamentEntriesTable>;
