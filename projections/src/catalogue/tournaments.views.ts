import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { searchable } from '../searchable.ts';
import {
  type TournamentEntryRow,
  type TournamentRow,
  tournamentEntriesTable,
  tournamentsTable,
} from './catalogue.tables.ts';

const competitionOf = (tournamentId: number): string => `tournament-${tournamentId}`;

const named = (name: Bilingual) => ({
  name_fr: name.fr,
  name_en: name.en,
  search_name: searchable(`${name.fr} ${name.en}`),
});

/** What happens to a tournament's entries moves its stream, hence its revision, and nothing else of its row. */
const moved = {
  change: (row: TournamentRow, { revision }: { revision: string }) => ({
    ...row,
    revision: Number(revision),
  }),
};

export const tournaments = entityView(
  tournamentsTable,
  1,
  oneRow<TournamentRow, TournamentEvent['type']>(({ data }) => [data.tournamentId])({
    TournamentCreated: {
      create: ({ data, revision }) => ({
        tournament_id: data.tournamentId,
        season_id: data.seasonId,
        competition: competitionOf(data.tournamentId),
        ...named(data.name),
        category_ids: data.categoryIds,
        ruleset_id: data.rulesetId,
        ruleset_version: data.rulesetVersion,
        draw: null,
        starts_on: data.startsOn,
        ends_on: data.endsOn,
        city: data.city,
        source_key: data.key,
        revision: Number(revision),
      }),
    },
    TournamentRenamed: {
      change: (row, { data, revision }) => ({ ...row, ...named(data.name), revision: Number(revision) }),
    },
    TournamentDatesChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        starts_on: data.startsOn,
        ends_on: data.endsOn,
        revision: Number(revision),
      }),
    },
    TournamentRulesetChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        ruleset_id: data.rulesetId,
        ruleset_version: data.rulesetVersion,
        revision: Number(revision),
      }),
    },
    TournamentDrawRecorded: {
      change: (row, { data, revision }) => ({ ...row, draw: data.teamIds, revision: Number(revision) }),
    },
    TeamEnteredTournament: moved,
    TeamLeftTournament: moved,
  }),
);

export const tournamentEntries = entityView(
  tournamentEntriesTable,
  1,
  oneRow<TournamentEntryRow, 'TeamEnteredTournament' | 'TeamLeftTournament'>(({ data }) => [
    data.tournamentId,
    data.teamId,
  ])({
    TeamEnteredTournament: {
      create: ({ data }) => ({
        tournament_id: data.tournamentId,
        team_id: data.teamId,
        season_id: data.seasonId,
        competition: competitionOf(data.tournamentId),
        category_id: data.categoryId,
        group_name: data.group,
      }),
    },
    TeamLeftTournament: { remove: true },
  }),
);
