import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { expect, test } from 'vitest';
import type { AnyView, Row } from '../engine/any-view.ts';
import { rowsAfter } from '../engine/recorded-events.ts';
import { supervisions } from '../membership/membership.views.ts';
import { leagueEntries, leagues } from './leagues.views.ts';
import { categories, divisions, regions } from './named.views.ts';
import { rulesets } from './rulesets.view.ts';
import { seasons } from './seasons.view.ts';
import { teamSeasons, teams } from './teams.views.ts';
import { tournamentEntries, tournaments } from './tournaments.views.ts';

const name = { fr: 'Nord', en: 'North' };
const key = 'k';
const reason = 'duplicate' as const;
const memberId = '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const rulesetAt = { rulesetId: 1, rulesetVersion: 1 };

const league = { leagueId: 7, seasonId: 19 };
const leagueFacts = { ...league, key, categoryId: 3, regionId: 4, name, ...rulesetAt };
const contents = { teamIds: [101], supervisorIds: [memberId] };
const tournament = { tournamentId: 4, seasonId: 19 };
const dates = { startsOn: '2024-11-07', endsOn: '2024-11-10' };
const tournamentFacts = { ...tournament, key, name, categoryIds: [3], ...rulesetAt, ...dates, city: null };
const listing = { teamId: 9, seasonId: 19, name: 'As', categoryId: 3, regionId: 4, city: null };
const season = { seasonId: 19, slug: '2024-2025', ...dates };
const pinned = { fr: 'M13', en: 'U13' };
const seasonNames = [{ seasonId: 14, name: pinned }];

type Case = {
  readonly views: readonly AnyView[];
  readonly made: readonly CompetitionEvent[];
  readonly gone: readonly CompetitionEvent[];
  readonly back: readonly CompetitionEvent[];
};

const cases: Readonly<Record<string, Case>> = {
  'league-7': {
    views: [leagues, leagueEntries, supervisions],
    made: [
      { type: 'LeagueCreated', data: leagueFacts },
      { type: 'TeamEnteredLeague', data: { ...league, teamId: 101, divisionId: 2 } },
      { type: 'LeagueSupervisorJoined', data: { ...league, memberId } },
      { type: 'LeagueSupervisorAccepted', data: { ...league, memberId } },
      { type: 'LeagueDrawRecorded', data: { ...league, teamIds: [101, 102] } },
    ],
    gone: [{ type: 'LeagueDeleted', data: { ...league, ...contents, reason } }],
    back: [
      {
        type: 'LeagueRestored',
        data: {
          ...leagueFacts,
          draw: [101, 102],
          entries: [{ teamId: 101, divisionId: 2 }],
          supervisorIds: [memberId],
          acceptedIds: [memberId],
        },
      },
    ],
  },
  'tournament-4': {
    views: [tournaments, tournamentEntries, supervisions],
    made: [
      { type: 'TournamentCreated', data: tournamentFacts },
      { type: 'TeamEnteredTournament', data: { ...tournament, teamId: 101, categoryId: 3, group: 'A' } },
      { type: 'TournamentSupervisorJoined', data: { ...tournament, memberId } },
      { type: 'TournamentSupervisorAccepted', data: { ...tournament, memberId } },
    ],
    gone: [{ type: 'TournamentDeleted', data: { ...tournament, ...contents, reason } }],
    back: [
      {
        type: 'TournamentRestored',
        data: {
          ...tournamentFacts,
          draw: null,
          entries: [{ teamId: 101, categoryId: 3, group: 'A' }],
          supervisorIds: [memberId],
          acceptedIds: [memberId],
        },
      },
    ],
  },
  'team-9': {
    views: [teams, teamSeasons],
    made: [
      { type: 'TeamRegistered', data: { teamId: 9, key } },
      { type: 'TeamListedForSeason', data: listing },
    ],
    gone: [
      { type: 'TeamDeleted', data: { teamId: 9, reason } },
      { type: 'TeamDelistedFromSeason', data: { teamId: 9, seasonId: 19, reason } },
    ],
    back: [
      { type: 'TeamRestored', data: { teamId: 9, key } },
      { type: 'TeamListedForSeason', data: listing },
    ],
  },
  'season-19': {
    views: [seasons],
    made: [{ type: 'SeasonOpened', data: season }],
    gone: [{ type: 'SeasonDeleted', data: { seasonId: 19, reason } }],
    back: [{ type: 'SeasonRestored', data: season }],
  },
  'region-4': {
    views: [regions],
    made: [
      { type: 'RegionAdded', data: { regionId: 4, key, name } },
      { type: 'RegionRenamed', data: { regionId: 4, name: pinned, onlyIn: 14 } },
    ],
    gone: [{ type: 'RegionDeleted', data: { regionId: 4, reason } }],
    back: [{ type: 'RegionRestored', data: { regionId: 4, key, name, seasonNames } }],
  },
  'category-3': {
    views: [categories],
    made: [
      { type: 'CategoryAdded', data: { categoryId: 3, key, name } },
      { type: 'CategoryRenamed', data: { categoryId: 3, name: pinned, onlyIn: 14 } },
    ],
    gone: [{ type: 'CategoryDeleted', data: { categoryId: 3, reason } }],
    back: [{ type: 'CategoryRestored', data: { categoryId: 3, key, name, seasonNames } }],
  },
  'division-2': {
    views: [divisions],
    made: [{ type: 'DivisionAdded', data: { divisionId: 2, key, name } }],
    gone: [{ type: 'DivisionDeleted', data: { divisionId: 2, reason } }],
    back: [{ type: 'DivisionRestored', data: { divisionId: 2, key, name } }],
  },
  'ruleset-1': {
    views: [rulesets],
    made: [
      { type: 'RulesetDefined', data: { rulesetId: 1, key, rules: presets.nhl } },
      { type: 'RulesetRevised', data: { rulesetId: 1, version: 2, rules: presets.threeTwoOne } },
    ],
    gone: [{ type: 'RulesetDeleted', data: { rulesetId: 1, versions: 2, reason } }],
    back: [
      { type: 'RulesetRestored', data: { rulesetId: 1, key, versions: [presets.nhl, presets.threeTwoOne] } },
    ],
  },
};

/** Drops the columns that depend on when a row was written. */
const undated = (rows: Record<string, Row[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([view, all]) => [
      view,
      all.map(({ revision: _revision, since: _since, ...row }) => row),
    ]),
  );

test.each(Object.entries(cases))(
  '%s is removed when deleted, and restored with the same rows',
  (stream, { views, made, gone, back }) => {
    const after = (...events: readonly CompetitionEvent[]) =>
      undated(rowsAfter(views, ...events.map((event) => [stream as StreamName, event] as const)));
    for (const rows of Object.values(after(...made))) expect(rows.length).toBeGreaterThan(0);
    for (const rows of Object.values(after(...made, ...gone))) expect(rows).toEqual([]);
    expect(after(...made, ...gone, ...back)).toEqual(after(...made));
  },
);

test('a supervisor who leaves changes the revision of a tournament, but none that is deleted', () => {
  const { views, made, gone } = cases['tournament-4'] ?? { views: [], made: [], gone: [] };
  const left: CompetitionEvent = { type: 'TournamentSupervisorLeft', data: { ...tournament, memberId } };
  const rowsOf = (...events: readonly CompetitionEvent[]) =>
    rowsAfter(views, ...events.map((event) => ['tournament-4', event] as const));
  expect(rowsOf(...made, left)['tournaments']).toMatchObject([{ tournamentId: 4, revision: made.length }]);
  expect(rowsOf(...made, left)['supervisions']).toEqual([]);
  expect(rowsOf(...made, ...gone, left)['tournaments']).toEqual([]);
});
