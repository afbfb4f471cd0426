import { bool, ids, int, nullable, position, table, text, timestamp } from '../engine/table.ts';

// What a competition's table rested on besides games, each time that it was another: for tables as they were known.
const version = { revision: int, deleted: bool, recordedAt: timestamp, position };
const competition = {
  competition: text,
  seasonId: int,
  rulesetId: int,
  rulesetVersion: int,
  draw: nullable(ids(10_000)),
  ...version,
};
const found = [['competition', 'recordedAt']] as const;

export const leagueHistoryTable = table(
  'league_history',
  { leagueId: int, ...competition },
  { key: ['leagueId', 'revision'], indexes: found },
);

export const tournamentHistoryTable = table(
  'tournament_history',
  { tournamentId: int, ...competition },
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
    ...version,
  },
  { key: ['leagueId', 'teamId', 'revision'], indexes: found },
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
  { key: ['tournamentId', 'teamId', 'revision'], indexes: found },
);
