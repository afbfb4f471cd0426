import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import {
  bool,
  date,
  ids,
  int,
  json,
  nullable,
  oneOf,
  position,
  table,
  text,
  timestamp,
} from '../engine/table.ts';

// Every version of the data besides games that a competition's page depends on, for tables as of an instant.
export const version = { revision: int, deleted: bool, recordedAt: timestamp, position };
const competition = {
  competition: text,
  seasonId: int,
  rulesetId: int,
  rulesetVersion: int,
  draw: nullable(ids(10_000)),
  nameFr: text,
  nameEn: text,
  ...version,
};
const found = [['competition', 'recordedAt']] as const;
const ofTeam = ['teamId', 'seasonId'] as const;

export const leagueHistoryTable = table(
  'league_history',
  { leagueId: int, categoryId: int, regionId: int, ...competition },
  { key: ['leagueId', 'revision'], indexes: [...found, ['seasonId', 'categoryId', 'regionId']] },
);

export const tournamentHistoryTable = table(
  'tournament_history',
  {
    tournamentId: int,
    categoryIds: ids(500),
    startsOn: date,
    endsOn: date,
    city: nullable(text),
    ...competition,
  },
  { key: ['tournamentId', 'revision'], indexes: found },
);

export const leagueEntryHistoryTable = table(
  'league_entry_history',
  {
    leagueId: int,
    teamId: int,
    competition: text,
    seasonId: int,
    divisionId: nullable(int),
    deducted: int,
    withdrawn: nullable(oneOf(withdrawalTreatments)),
    ...version,
  },
  {
    key: ['leagueId', 'teamId', 'revision'],
    // Few teams withdraw: finds them without reading the others.
    indexes: [...found, ofTeam, { columns: ['seasonId'], only: 'withdrawn IS NOT NULL' }],
  },
);

export const tournamentEntryHistoryTable = table(
  'tournament_entry_history',
  {
    tournamentId: int,
    teamId: int,
    competition: text,
    seasonId: int,
    categoryId: int,
    groupName: nullable(text),
    deducted: int,
    ...version,
  },
  { key: ['tournamentId', 'teamId', 'revision'], indexes: [...found, ofTeam] },
);

/** Keeps the rules of deleted rulesets, which tables of the past are counted by. `version` is the ruleset's. */
export const rulesetHistoryTable = table(
  'ruleset_history',
  { rulesetId: int, version: int, rules: json<Ruleset>(), ...version },
  { key: ['rulesetId', 'version', 'revision'] },
);
