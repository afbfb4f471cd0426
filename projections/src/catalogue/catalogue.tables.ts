import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { date, int, json, nullable, position, type RowOf, table, text } from '../engine/table.ts';

/** Names that hold in one season only, by season id. */
export type SeasonNames = Readonly<Record<string, Bilingual>>;

export const seasonsTable = table(
  'seasons',
  {
    season_id: int,
    slug: text,
    starts_on: date,
    ends_on: date,
    /** Position of the latest choice of this season as the ongoing one; the greatest of all seasons wins. */
    chosen_at: nullable(position),
    revision: int,
  },
  { key: ['season_id'], indexes: [['slug']] },
);
export type SeasonRow = RowOf<typeof seasonsTable>;

const named = {
  source_key: nullable(text),
  name_fr: text,
  name_en: text,
  season_names: json<SeasonNames>(2_000),
  revision: int,
};

export const regionsTable = table(
  'regions',
  { region_id: int, ...named },
  { key: ['region_id'], indexes: [['source_key']] },
);
export type RegionRow = RowOf<typeof regionsTable>;

export const categoriesTable = table(
  'categories',
  { category_id: int, ...named },
  { key: ['category_id'], indexes: [['source_key']] },
);
export type CategoryRow = RowOf<typeof categoriesTable>;

export const divisionsTable = table(
  'divisions',
  { division_id: int, ...named },
  { key: ['division_id'], indexes: [['source_key']] },
);
export type DivisionRow = RowOf<typeof divisionsTable>;

export const rulesetsTable = table(
  'rulesets',
  { ruleset_id: int, version: int, source_key: nullable(text), rules: json<Ruleset>(), revision: int },
  { key: ['ruleset_id', 'version'], indexes: [['source_key']] },
);
export type RulesetRow = RowOf<typeof rulesetsTable>;

export const leaguesTable = table(
  'leagues',
  {
    league_id: int,
    season_id: int,
    category_id: int,
    region_id: int,
    /** `league-5`: what the competition's games, entries and standings are found by. */
    competition: text,
    name_fr: text,
    name_en: text,
    /** Lower case without accents, both languages: what search looks through. */
    search_name: text,
    ruleset_id: int,
    ruleset_version: int,
    draw: nullable(json<readonly number[]>(10_000)),
    source_key: nullable(text),
    revision: int,
  },
  {
    key: ['league_id'],
    indexes: [
      ['season_id', 'category_id', 'region_id'],
      ['competition'],
      ['ruleset_id', 'ruleset_version'],
      ['source_key'],
    ],
  },
);
export type LeagueRow = RowOf<typeof leaguesTable>;

export const leagueEntriesTable = table(
  'league_entries',
  { league_id: int, team_id: int, season_id: int, competition: text, division_id: nullable(int) },
  { key: ['league_id', 'team_id'], indexes: [['competition'], ['season_id', 'team_id']] },
);
export type LeagueEntryRow = RowOf<typeof leagueEntriesTable>;

export const teamsTable = table(
  'teams',
  { team_id: int, source_key: nullable(text), revision: int },
  { key: ['team_id'], indexes: [['source_key']] },
);
export type TeamRow = RowOf<typeof teamsTable>;

export const teamSeasonsTable = table(
  'team_seasons',
  {
    team_id: int,
    season_id: int,
    name: text,
    search_name: text,
    category_id: int,
    region_id: int,
    city: nullable(text),
  },
  { key: ['team_id', 'season_id'], indexes: [['season_id', 'category_id', 'region_id']] },
);
export type TeamSeasonRow = RowOf<typeof teamSeasonsTable>;

export const tournamentsTable = table(
  'tournaments',
  {
    tournament_id: int,
    season_id: int,
    /** `tournament-3` */
    competition: text,
    name_fr: text,
    name_en: text,
    search_name: text,
    category_ids: json<readonly number[]>(500),
    ruleset_id: int,
    ruleset_version: int,
    draw: nullable(json<readonly number[]>(10_000)),
    starts_on: date,
    ends_on: date,
    city: nullable(text),
    source_key: nullable(text),
    revision: int,
  },
  {
    key: ['tournament_id'],
    indexes: [['season_id', 'starts_on'], ['competition'], ['ruleset_id', 'ruleset_version'], ['source_key']],
  },
);
export type TournamentRow = RowOf<typeof tournamentsTable>;

export const tournamentEntriesTable = table(
  'tournament_entries',
  {
    tournament_id: int,
    team_id: int,
    season_id: int,
    competition: text,
    category_id: int,
    group_name: nullable(text),
  },
  { key: ['tournament_id', 'team_id'], indexes: [['competition'], ['season_id', 'team_id']] },
);
export type TournamentEntryRow = RowOf<typeof tournamentEntriesTable>;
