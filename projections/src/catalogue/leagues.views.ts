import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { searchable } from '../searchable.ts';
import { type LeagueEntryRow, type LeagueRow, leagueEntriesTable, leaguesTable } from './catalogue.tables.ts';

const competitionOf = (leagueId: number): string => `league-${leagueId}`;

const named = (name: Bilingual) => ({
  name_fr: name.fr,
  name_en: name.en,
  search_name: searchable(`${name.fr} ${name.en}`),
});

/** What happens to a league's entries moves its stream, hence its revision, and nothing else of its row. */
const moved = {
  change: (row: LeagueRow, { revision }: { revision: string }) => ({ ...row, revision: Number(revision) }),
};

export const leagues = entityView(
  leaguesTable,
  1,
  oneRow<LeagueRow, LeagueEvent['type']>(({ data }) => [data.leagueId])({
    LeagueCreated: {
      create: ({ data, revision }) => ({
        league_id: data.leagueId,
        season_id: data.seasonId,
        category_id: data.categoryId,
        region_id: data.regionId,
        competition: competitionOf(data.leagueId),
        ...named(data.name),
        ruleset_id: data.rulesetId,
        ruleset_version: data.rulesetVersion,
        draw: null,
        source_key: data.key,
        revision: Number(revision),
      }),
    },
    LeagueRenamed: {
      change: (row, { data, revision }) => ({ ...row, ...named(data.name), revision: Number(revision) }),
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
    TeamEnteredLeague: moved,
    TeamMovedToDivision: moved,
    TeamLeftLeague: moved,
  }),
);

type EntryEvent = 'TeamEnteredLeague' | 'TeamMovedToDivision' | 'TeamLeftLeague';

export const leagueEntries = entityView(
  leagueEntriesTable,
  1,
  oneRow<LeagueEntryRow, EntryEvent>(({ data }) => [data.leagueId, data.teamId])({
    TeamEnteredLeague: {
      create: ({ data }) => ({
        league_id: data.leagueId,
        team_id: data.teamId,
        season_id: data.seasonId,
        competition: competitionOf(data.leagueId),
        division_id: data.divisionId,
      }),
    },
    TeamMovedToDivision: { change: (row, { data }) => ({ ...row, division_id: data.divisionId }) },
    TeamLeftLeague: { remove: true },
  }),
);
