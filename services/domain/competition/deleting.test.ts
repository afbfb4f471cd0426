import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { describe, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { category } from './category.decider.ts';
import { division } from './division.decider.ts';
import { league } from './league.decider.ts';
import { member } from './member.decider.ts';
import { region } from './region.decider.ts';
import { ruleset } from './ruleset.decider.ts';
import { season } from './season.decider.ts';
import { team } from './team.decider.ts';
import { tournament } from './tournament.decider.ts';

const name = { fr: 'Nord', en: 'North' };
const reason = 'duplicate' as const;
const memberId = '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const rulesetAt = { rulesetId: 1, rulesetVersion: 1 };

describe('a league', () => {
  const given = specFor(league);
  const ids = { leagueId: 7, seasonId: 19 };
  const facts = { ...ids, key: 'k', categoryId: 3, regionId: 4, name, ...rulesetAt };
  const created = { type: 'LeagueCreated', data: facts } as const;
  const entered = { type: 'TeamEnteredLeague', data: { ...ids, teamId: 101, divisionId: 2 } } as const;
  const joined = { type: 'LeagueSupervisorJoined', data: { ...ids, memberId } } as const;
  const left = { type: 'LeagueSupervisorLeft', data: { ...ids, memberId } } as const;
  const contents = { teamIds: [101], supervisorIds: [memberId] };
  const deleted = { type: 'LeagueDeleted', data: { ...ids, ...contents, reason } } as const;
  const remove = { type: 'DeleteLeague', ...anyCommand, ...ids, reason, inUse: false } as const;
  const restore = { type: 'RestoreLeague', ...anyCommand, ...ids } as const;
  const leave = { type: 'LeaveLeagueSupervisors', ...anyCommand, ...ids, memberId } as const;

  test('lists its teams and supervisors in the event when it is deleted', () =>
    given(created, entered, joined).when(remove).thenEvents(deleted));
  test('cannot be deleted while it has games', () =>
    given(created)
      .when({ ...remove, inUse: true })
      .thenRejected('league/has-games'));
  test('is restored with its entries and supervisors', () => {
    const entries = [{ teamId: 101, divisionId: 2 }];
    const data = { ...facts, draw: null, entries, supervisorIds: [memberId] };
    given(created, entered, joined, deleted).when(restore).thenEvents({ type: 'LeagueRestored', data });
    given(created).when(restore).thenRejected('league/not-deleted');
  });
  test('rejects commands as unknown once deleted, except that a supervisor can leave', () => {
    given(created, joined, deleted).when(remove).thenRejected('league/unknown');
    given(created, joined, deleted).when(leave).thenEvents(left);
  });
  test('adds a supervisor once, until that member leaves', () => {
    const join = { type: 'JoinLeagueSupervisors', ...anyCommand, ...ids, memberId } as const;
    given(created).when(join).thenEvents(joined);
    given(created, joined).when(join).thenNothing();
    given(created, joined).when(leave).thenEvents(left);
    given(created).when(leave).thenNothing();
  });
  test('withdraws a tie-break draw only when it has one', () => {
    const withdraw = { type: 'WithdrawLeagueDraw', ...anyCommand, ...ids } as const;
    const drawn: LeagueEvent = { type: 'LeagueDrawRecorded', data: { ...ids, teamIds: [101, 102] } };
    given(created, drawn).when(withdraw).thenEvents({ type: 'LeagueDrawWithdrawn', data: ids });
    given(created).when(withdraw).thenNothing();
  });
});

describe('a tournament', () => {
  const given = specFor(tournament);
  const ids = { tournamentId: 4, seasonId: 19 };
  const dates = { startsOn: '2024-11-07', endsOn: '2024-11-10' };
  const facts = { ...ids, key: null, name, categoryIds: [3, 4], ...rulesetAt, ...dates, city: null };
  const created = { type: 'TournamentCreated', data: facts } as const;
  const entry = { teamId: 101, categoryId: 3, group: 'A' };
  const entered = { type: 'TeamEnteredTournament', data: { ...ids, ...entry } } as const;
  const remove = { type: 'DeleteTournament', ...anyCommand, ...ids, reason, inUse: false } as const;
  const contents = { teamIds: [101], supervisorIds: [] };
  const deleted = { type: 'TournamentDeleted', data: { ...ids, ...contents, reason } } as const;
  const change = { type: 'ChangeTournamentCategories', ...anyCommand, ...ids } as const;

  test('is deleted while it has no games, and restored with its entries', () => {
    given(created, entered).when(remove).thenEvents(deleted);
    given(created)
      .when({ ...remove, inUse: true })
      .thenRejected('tournament/has-games');
    given(created, entered, deleted)
      .when({ type: 'RestoreTournament', ...anyCommand, ...ids })
      .thenEvents({
        type: 'TournamentRestored',
        data: { ...facts, draw: null, entries: [entry], supervisorIds: [] },
      });
  });
  test('cannot drop a category in which teams are entered', () => {
    given(created, entered)
      .when({ ...change, categoryIds: [3] })
      .thenEvents({ type: 'TournamentCategoriesChanged', data: { ...ids, categoryIds: [3] } });
    given(created, entered)
      .when({ ...change, categoryIds: [4] })
      .thenRejected('tournament/category-has-teams', 'categoryIds');
  });
});

describe('a team', () => {
  const given = specFor(team);
  const registered = { type: 'TeamRegistered', data: { teamId: 9, key: 'k' } } as const;
  const listing = { teamId: 9, seasonId: 19, name: 'As', categoryId: 3, regionId: 4, city: null };
  const listed = { type: 'TeamListedForSeason', data: listing } as const;
  const delisted = { type: 'TeamDelistedFromSeason', data: { teamId: 9, seasonId: 19, reason } } as const;
  const deleted = { type: 'TeamDeleted', data: { teamId: 9, reason } } as const;
  const remove = { type: 'DeleteTeam', ...anyCommand, teamId: 9, reason, hasPlayed: false } as const;
  const restore = { type: 'RestoreTeam', ...anyCommand, teamId: 9 } as const;
  const merge = { type: 'MergeTeam', ...anyCommand, teamId: 9, into: 8, hasPlayed: false } as const;

  test('records one event for each of its seasons when it is deleted and when it is restored', () => {
    given(registered, listed).when(remove).thenEvents(deleted, delisted);
    given(registered, listed, deleted, delisted)
      .when(restore)
      .thenEvents({ type: 'TeamRestored', data: { teamId: 9, key: 'k' } }, listed);
    given(registered).when(restore).thenRejected('team/not-deleted');
  });
  test('cannot be deleted or merged once it has played', () => {
    for (const command of [remove, merge])
      given(registered, listed)
        .when({ ...command, hasPlayed: true })
        .thenRejected('team/has-played');
  });
  test('is merged into another team, not into itself', () => {
    given(registered, listed)
      .when(merge)
      .thenEvents({ type: 'TeamMerged', data: { teamId: 9, into: 8 } }, delisted);
    given(registered)
      .when({ ...merge, into: 9 })
      .thenRejected('request/invalid', 'into');
  });
  test('is removed from one season', () => {
    const delist = {
      type: 'DelistTeamFromSeason',
      ...anyCommand,
      ...delisted.data,
      hasPlayed: false,
    } as const;
    given(registered, listed).when(delist).thenEvents(delisted);
    given(registered).when(delist).thenNothing();
    given(registered, listed)
      .when({ ...delist, hasPlayed: true })
      .thenRejected('team/has-played');
  });
});

describe('the catalogue', () => {
  test('a category is restored with its names of past seasons', () => {
    const m13 = { fr: 'M13', en: 'U13' };
    const added = { type: 'CategoryAdded', data: { categoryId: 3, key: 'k', name } } as const;
    const pinned = { type: 'CategoryRenamed', data: { categoryId: 3, name: m13, onlyIn: 14 } } as const;
    const deleted = { type: 'CategoryDeleted', data: { categoryId: 3, reason } } as const;
    const remove = { type: 'DeleteCategory', ...anyCommand, categoryId: 3, reason, inUse: false } as const;
    const seasonNames = [{ seasonId: 14, name: m13 }];
    const given = specFor(category);
    given(added, pinned).when(remove).thenEvents(deleted);
    given(added)
      .when({ ...remove, inUse: true })
      .thenRejected('category/in-use');
    given(added, pinned, deleted)
      .when({ type: 'RestoreCategory', ...anyCommand, categoryId: 3 })
      .thenEvents({
        type: 'CategoryRestored',
        data: { categoryId: 3, key: 'k', name, seasonNames, shows: 'everything' },
      });
    given(added, deleted).when(remove).thenRejected('category/unknown');
  });
  test('a region or a division that is in use cannot be deleted', () => {
    specFor(region)({ type: 'RegionAdded', data: { regionId: 4, key: null, name } })
      .when({ type: 'DeleteRegion', ...anyCommand, regionId: 4, reason, inUse: true })
      .thenRejected('region/in-use');
    specFor(division)({ type: 'DivisionAdded', data: { divisionId: 2, key: null, name } })
      .when({ type: 'DeleteDivision', ...anyCommand, divisionId: 2, reason, inUse: true })
      .thenRejected('division/in-use');
  });
  test('a ruleset is restored with all its versions', () => {
    const defined = {
      type: 'RulesetDefined',
      data: { rulesetId: 1, key: null, rules: presets.nhl },
    } as const;
    const rules = presets.threeTwoOne;
    const revised = { type: 'RulesetRevised', data: { rulesetId: 1, version: 2, rules } } as const;
    const deleted = { type: 'RulesetDeleted', data: { rulesetId: 1, versions: 2, reason } } as const;
    const remove = { type: 'DeleteRuleset', ...anyCommand, rulesetId: 1, reason, inUse: false } as const;
    const given = specFor(ruleset);
    given(defined, revised).when(remove).thenEvents(deleted);
    given(defined)
      .when({ ...remove, inUse: true })
      .thenRejected('ruleset/in-use');
    given(defined, revised, deleted)
      .when({ type: 'RestoreRuleset', ...anyCommand, rulesetId: 1 })
      .thenEvents({
        type: 'RulesetRestored',
        data: { rulesetId: 1, key: null, versions: [presets.nhl, rules] },
      });
  });
  test('a season is deleted while it is empty, and restored with its last dates', () => {
    const dates = { startsOn: '2024-09-01', endsOn: '2025-05-31' };
    const opened = { type: 'SeasonOpened', data: { seasonId: 19, slug: '2024-2025', ...dates } } as const;
    const deleted = { type: 'SeasonDeleted', data: { seasonId: 19, reason } } as const;
    const remove = { type: 'DeleteSeason', ...anyCommand, seasonId: 19, reason, inUse: false } as const;
    const given = specFor(season);
    given(opened).when(remove).thenEvents(deleted);
    given(opened)
      .when({ ...remove, inUse: true })
      .thenRejected('season/in-use');
    given(opened, deleted)
      .when({ type: 'RestoreSeason', ...anyCommand, seasonId: 19 })
      .thenEvents({ type: 'SeasonRestored', data: opened.data });
    given(opened)
      .when({ type: 'RestoreSeason', ...anyCommand, seasonId: 19 })
      .thenRejected('season/not-deleted');
  });
});

test('a member is erased once', () => {
  const erase = { type: 'EraseMember', ...anyCommand, memberId } as const;
  const erased = { type: 'MemberErased', data: { memberId } } as const;
  specFor(member)().when(erase).thenEvents(erased);
  specFor(member)(erased).when(erase).thenNothing();
});
