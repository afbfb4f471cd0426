import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import {
  type TournamentEntryRow,
  type TournamentRow,
  tournamentEntriesTable,
  tournamentsTable,
} from './catalogue.tables.ts';
import { nameColumns } from '../names/name-columns.ts';

const competitionOf = (tournamentId: number): string => `tournament-${tournamentId}`;

/** Events of a tournament's entries update only the revision of its row. */
const moved = {
  change: (row: TournamentRow, { revision }: { revision: string }) => ({
    ...row,
    revision: Number(revision),
  }),
};

type Created = Pick<RecordedOf<'TournamentCreated' | 'TournamentRestored'>, 'data' | 'revision'>;

const created = ({ data, revision }: Created): TournamentRow => ({
  tournamentId: data.tournamentId,
  seasonId: data.seasonId,
  competition: competitionOf(data.tournamentId),
  ...nameColumns(data.name),
  categoryIds: data.categoryIds,
  rulesetId: data.rulesetId,
  rulesetVersion: data.rulesetVersion,
  draw: null,
  brackets: [],
  startsOn: data.startsOn,
  endsOn: data.endsOn,
  city: data.city,
  sourceKey: data.key,
  revision: Number(revision),
});

export const tournaments = entityView(
  tournamentsTable,
  4,
  oneRow<TournamentRow, TournamentEvent['type']>(({ data }) => [data.tournamentId])({
    TournamentCreated: { create: created },
    TournamentDeleted: { remove: true },
    TournamentRestored: {
      create: (event) => ({
        ...created(event),
        draw: event.data.draw,
        brackets: event.data.brackets ?? [],
      }),
    },
    TournamentCategoriesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        categoryIds: data.categoryIds,
        revision: Number(revision),
      }),
    },
    TournamentRenamed: {
      change: (row, { data, revision }) => ({
        ...row,
        ...nameColumns(data.name),
        revision: Number(revision),
      }),
    },
    TournamentDatesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        startsOn: data.startsOn,
        endsOn: data.endsOn,
        revision: Number(revision),
      }),
    },
    TournamentCityChanged: {
      change: (row, { data, revision }) => ({ ...row, city: data.city, revision: Number(revision) }),
    },
    TournamentRulesetChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        rulesetId: data.rulesetId,
        rulesetVersion: data.rulesetVersion,
        revision: Number(revision),
      }),
    },
    TournamentDrawRecorded: {
      change: (row, { data, revision }) => ({ ...row, draw: data.teamIds, revision: Number(revision) }),
    },
    TournamentDrawWithdrawn: {
      change: (row, { revision }) => ({ ...row, draw: null, revision: Number(revision) }),
    },
    TournamentPointsDeducted: moved,
    TournamentBracketDrawn: {
      change: (row, { data: { categoryId, groupGames, slots }, revision }) => ({
        ...row,
        brackets: [
          ...row.brackets.filter((other) => other.categoryId !== categoryId),
          ...(slots.length > 0 ? [{ categoryId, groupGames, slots }] : []),
        ],
        revision: Number(revision),
      }),
    },
    TournamentSupervisorJoined: moved,
    TournamentSupervisorAccepted: moved,
    // Also recorded for deleted tournaments, when a supervisor's account is erased.
    TournamentSupervisorLeft: { put: (row, { revision }) => row && { ...row, revision: Number(revision) } },
    TeamEnteredTournament: moved,
    TeamLeftTournament: moved,
  }),
);

type Entry = {
  readonly teamId: number;
  readonly categoryId: number;
  readonly group: string | null;
  readonly deducted?: number | undefined;
};
type EntryEvent = 'TeamEnteredTournament' | 'TeamLeftTournament' | 'TournamentPointsDeducted';

const entryOf = (
  { tournamentId, seasonId }: { tournamentId: number; seasonId: number },
  { teamId, categoryId, group, deducted = 0 }: Entry,
): TournamentEntryRow => ({
  tournamentId,
  teamId,
  seasonId,
  competition: competitionOf(tournamentId),
  categoryId,
  groupName: group,
  deducted,
});

export const tournamentEntries = entityView(tournamentEntriesTable, 3, {
  ...oneRow<TournamentEntryRow, EntryEvent>(({ data }) => [data.tournamentId, data.teamId])({
    TeamEnteredTournament: { create: ({ data }) => entryOf(data, data) },
    TeamLeftTournament: { remove: true },
    TournamentPointsDeducted: { change: (row, { data }) => ({ ...row, deducted: data.points }) },
  }),
  TournamentDeleted: {
    keys: ({ data }) => data.teamIds.map((teamId) => [data.tournamentId, teamId]),
    evolve: () => null,
  },
  TournamentRestored: {
    keys: ({ data }) => data.entries.map(({ teamId }) => [data.tournamentId, teamId]),
    evolve: (_row, { data }, [, teamId]) => {
      const entry = data.entries.find((one) => one.teamId === teamId);
      return entry && entryOf(data, entry);
    },
  },
});
