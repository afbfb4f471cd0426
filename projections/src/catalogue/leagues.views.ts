import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { type LeagueEntryRow, type LeagueRow, leagueEntriesTable, leaguesTable } from './catalogue.tables.ts';
import { nameColumns } from './name-columns.ts';

const competitionOf = (leagueId: number): string => `league-${leagueId}`;

/** What happens to a league's entries moves its stream, hence its revision, and nothing else of its row. */
const moved = {
  change: (row: LeagueRow, { revision }: { revision: string }) => ({ ...row, revision: Number(revision) }),
};

type Created = Pick<RecordedOf<'LeagueCreated' | 'LeagueRestored'>, 'data' | 'revision'>;

const created = ({ data, revision }: Created): LeagueRow => ({
  league_id: data.leagueId,
  season_id: data.seasonId,
  category_id: data.categoryId,
  region_id: data.regionId,
  competition: competitionOf(data.leagueId),
  ...nameColumns(data.name),
  ruleset_id: data.rulesetId,
  ruleset_version: data.rulesetVersion,
  draw: null,
  source_key: data.key,
  revision: Number(revision),
});

export const leagues = entityView(
  leaguesTable,
  3,
  oneRow<LeagueRow, LeagueEvent['type']>(({ data }) => [data.leagueId])({
    LeagueCreated: { create: created },
    LeagueDeleted: { remove: true },
    LeagueRestored: { create: (event) => ({ ...created(event), draw: event.data.draw }) },
    LeagueRenamed: {
      change: (row, { data, revision }) => ({
        ...row,
        ...nameColumns(data.name),
        revision: Number(revision),
      }),
    },
    LeagueMoved: {
      change: (row, { data, revision }) => ({
        ...row,
        category_id: data.categoryId,
        region_id: data.regionId,
        revision: Number(revision),
      }),
    },
    LeagueRulesetChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        ruleset_id: data.rulesetId,
        ruleset_version: data.rulesetVersion,
        revision: Number(revision),
      }),
    },
    LeagueDrawRecorded: {
      change: (row, { data, revision }) => ({ ...row, draw: data.teamIds, revision: Number(revision) }),
    },
    LeagueDrawWithdrawn: {
      change: (row, { revision }) => ({ ...row, draw: null, revision: Number(revision) }),
    },
    LeagueSupervisorJoined: moved,
    // Who is erased leaves deleted leagues too.
    LeagueSupervisorLeft: { put: (row, { revision }) => row && { ...row, revision: Number(revision) } },
    TeamEnteredLeague: moved,
    TeamMovedToDivision: moved,
    TeamLeftLeague: moved,
  }),
);

type EntryEvent = 'TeamEnteredLeague' | 'TeamMovedToDivision' | 'TeamLeftLeague';

const entryOf = (
  { leagueId, seasonId }: { leagueId: number; seasonId: number },
  { teamId, divisionId }: { teamId: number; divisionId: number | null },
): LeagueEntryRow => ({
  league_id: leagueId,
  team_id: teamId,
  season_id: seasonId,
  competition: competitionOf(leagueId),
  division_id: divisionId,
});

export const leagueEntries = entityView(leagueEntriesTable, 2, {
  ...oneRow<LeagueEntryRow, EntryEvent>(({ data }) => [data.leagueId, data.teamId])({
    TeamEnteredLeague: { create: ({ data }) => entryOf(data, data) },
    TeamMovedToDivision: { change: (row, { data }) => ({ ...row, division_id: data.divisionId }) },
    TeamLeftLeague: { remove: true },
  }),
  LeagueDeleted: {
    keys: ({ data }) => data.teamIds.map((teamId) => [data.leagueId, teamId]),
    evolve: () => null,
  },
  LeagueRestored: {
    keys: ({ data }) => data.entries.map(({ teamId }) => [data.leagueId, teamId]),
    evolve: (_row, { data }, [, teamId]) => {
      const entry = data.entries.find((one) => one.teamId === teamId);
      return entry && entryOf(data, entry);
    },
  },
});
