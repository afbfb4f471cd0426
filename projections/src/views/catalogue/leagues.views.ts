import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { type LeagueEntryRow, type LeagueRow, leagueEntriesTable, leaguesTable } from './catalogue.tables.ts';
import { nameColumns } from '../names/name-columns.ts';

const competitionOf = (leagueId: number): string => `league-${leagueId}`;

/** Events of a league's entries update only the revision of its row. */
const moved = {
  change: (row: LeagueRow, { revision }: { revision: string }) => ({ ...row, revision: Number(revision) }),
};

type Created = Pick<RecordedOf<'LeagueCreated' | 'LeagueRestored'>, 'data' | 'revision'>;

const created = ({ data, revision }: Created): LeagueRow => ({
  leagueId: data.leagueId,
  seasonId: data.seasonId,
  categoryId: data.categoryId,
  regionId: data.regionId,
  competition: competitionOf(data.leagueId),
  ...nameColumns(data.name),
  rulesetId: data.rulesetId,
  rulesetVersion: data.rulesetVersion,
  draw: null,
  sourceKey: data.key,
  revision: Number(revision),
});

export const leagues = entityView(
  leaguesTable,
  4,
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
        categoryId: data.categoryId,
        regionId: data.regionId,
        revision: Number(revision),
      }),
    },
    LeagueRulesetChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        rulesetId: data.rulesetId,
        rulesetVersion: data.rulesetVersion,
        revision: Number(revision),
      }),
    },
    LeagueDrawRecorded: {
      change: (row, { data, revision }) => ({ ...row, draw: data.teamIds, revision: Number(revision) }),
    },
    LeaguePointsDeducted: moved,
    TeamWithdrewFromLeague: moved,
    TeamReturnedToLeague: moved,
    LeagueDrawWithdrawn: {
      change: (row, { revision }) => ({ ...row, draw: null, revision: Number(revision) }),
    },
    LeagueSupervisorJoined: moved,
    LeagueSupervisorAccepted: moved,
    // Also recorded for deleted leagues, when a supervisor's account is erased.
    LeagueSupervisorLeft: { put: (row, { revision }) => row && { ...row, revision: Number(revision) } },
    TeamEnteredLeague: moved,
    TeamMovedToDivision: moved,
    TeamLeftLeague: moved,
  }),
);

type EntryEvent =
  | 'TeamEnteredLeague'
  | 'TeamMovedToDivision'
  | 'TeamLeftLeague'
  | 'LeaguePointsDeducted'
  | 'TeamWithdrewFromLeague'
  | 'TeamReturnedToLeague';

const entryOf = (
  { leagueId, seasonId }: { leagueId: number; seasonId: number },
  {
    teamId,
    divisionId,
    deducted = 0,
    withdrawn = null,
  }: {
    teamId: number;
    divisionId: number | null;
    deducted?: number | undefined;
    withdrawn?: WithdrawalTreatment | null | undefined;
  },
): LeagueEntryRow => ({
  leagueId,
  teamId,
  seasonId,
  competition: competitionOf(leagueId),
  divisionId,
  deducted,
  withdrawn,
});

export const leagueEntries = entityView(leagueEntriesTable, 4, {
  ...oneRow<LeagueEntryRow, EntryEvent>(({ data }) => [data.leagueId, data.teamId])({
    TeamEnteredLeague: { create: ({ data }) => entryOf(data, data) },
    TeamMovedToDivision: { change: (row, { data }) => ({ ...row, divisionId: data.divisionId }) },
    LeaguePointsDeducted: { change: (row, { data }) => ({ ...row, deducted: data.points }) },
    TeamWithdrewFromLeague: { change: (row, { data }) => ({ ...row, withdrawn: data.treatment }) },
    TeamReturnedToLeague: { change: (row) => ({ ...row, withdrawn: null }) },
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
