import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { describe, expect, test } from 'vitest';
import { planUndoing } from './plan-undoing.ts';
import { recordedBy } from './recorded-by.ts';
import { undoReason } from './undo.ts';

const reason = 'other' as const;
const both = (text: string) => ({ fr: text, en: text });

/** The commands that undo the last event of a stream, or why nothing can undo it. */
const undoingLast = (kind: StreamKind, ...events: readonly LoggedEvent[]) => {
  const history = recordedBy(
    `${kind}-7`,
    events.map((event) => ['a', event] as const),
  );
  const [one] = planUndoing(kind, history, (event) => event === history.at(-1));
  return one?.verdict === 'possible' ? one.commands : one?.verdict;
};

describe('undoing a rename of a category', () => {
  const added = { type: 'CategoryAdded', data: { categoryId: 3, key: null, name: both('Pee-wee') } } as const;
  const renamed = (text: string, onlyIn: number | null) =>
    ({ type: 'CategoryRenamed', data: { categoryId: 3, name: both(text), onlyIn } }) as const;
  const rename = (text: string, onlyIn: number | null) => [
    { type: 'RenameCategory', categoryId: 3, name: both(text), onlyIn },
  ];

  test('restores the general name', () => {
    expect(undoingLast('category', added, renamed('M13', null))).toEqual(rename('Pee-wee', null));
  });

  test('restores the name of a season, or the general one when it had none', () => {
    const ofSeason = renamed('Pee-wee A', 14);
    expect(undoingLast('category', added, ofSeason)).toEqual(rename('Pee-wee', 14));
    expect(undoingLast('category', added, ofSeason, renamed('M13 A', 14))).toEqual(rename('Pee-wee A', 14));
    expect(undoingLast('category', added, ofSeason, renamed('M13', null))).toEqual(rename('Pee-wee', null));
  });
});

test('undoing a rename of a region restores the name of its season', () => {
  const added = { type: 'RegionAdded', data: { regionId: 4, key: null, name: both('Mauricie') } } as const;
  const renamed = (text: string) =>
    ({ type: 'RegionRenamed', data: { regionId: 4, name: both(text), onlyIn: 14 } }) as const;
  expect(undoingLast('region', added, renamed('Centre'), renamed('Nord'))).toEqual([
    { type: 'RenameRegion', regionId: 4, name: both('Centre'), onlyIn: 14 },
  ]);
});

test('undoing a description of a region or category restores the previous one, whatever its name became', () => {
  const region = { regionId: 4, key: null, name: both('Mauricie'), description: both('Au bord du fleuve.') };
  const added = { type: 'RegionAdded', data: region } as const;
  const described = {
    type: 'RegionDescribed',
    data: { regionId: 4, description: both('Au nord.') },
  } as const;
  const restored = { type: 'DescribeRegion', regionId: 4, description: region.description };
  expect(undoingLast('region', added, described)).toEqual([restored]);
  const category = { type: 'CategoryAdded', data: { categoryId: 3, key: null, name: both('M9') } } as const;
  const first = {
    type: 'CategoryDescribed',
    data: { categoryId: 3, description: both('Débutants.') },
  } as const;
  expect(undoingLast('category', category, first)).toEqual([
    { type: 'DescribeCategory', categoryId: 3, description: null },
  ]);
});

describe('undoing a change of a tournament', () => {
  const ids = { tournamentId: 7, seasonId: 19 };
  const dates = { startsOn: '2024-12-01', endsOn: '2024-12-05', city: null };
  const rules = { rulesetId: 1, rulesetVersion: 1 };
  const created: LoggedEvent = {
    type: 'TournamentCreated',
    data: { ...ids, ...rules, ...dates, key: null, name: both('Coupe'), categoryIds: [3] },
  };
  const entered = (teamId: number) =>
    ({ type: 'TeamEnteredTournament', data: { ...ids, teamId, categoryId: 3, group: null } }) as const;
  const left = (teamId: number) => ({ type: 'TeamLeftTournament', data: { ...ids, teamId } }) as const;
  const drawn = (...teamIds: number[]) =>
    ({ type: 'TournamentDrawRecorded', data: { ...ids, teamIds } }) as const;
  const deducted = {
    type: 'TournamentPointsDeducted',
    data: { ...ids, teamId: 1, points: 2, reason },
  } as const;

  test('restores the previous draw while all its teams are entered', () => {
    const twoTeams = [created, entered(1), entered(2)];
    expect(undoingLast('tournament', ...twoTeams, drawn(1, 2), drawn(2, 1))).toEqual([
      { type: 'RecordTournamentDraw', ...ids, teamIds: [1, 2] },
    ]);
    expect(undoingLast('tournament', ...twoTeams, drawn(1, 2))).toEqual([
      { type: 'WithdrawTournamentDraw', ...ids },
    ]);
    expect(undoingLast('tournament', ...twoTeams, drawn(1, 2), left(2), drawn(1))).toBe('impossible');
  });

  test('enters a team again with its points, unless its category is no longer held', () => {
    const data = { ...ids, categoryIds: [4] };
    const changed = { type: 'TournamentCategoriesChanged', data } as const;
    expect(undoingLast('tournament', created, entered(1), deducted, left(1))).toEqual([
      { type: 'EnterTeamInTournament', ...ids, teamId: 1, categoryId: 3, group: null },
      { type: 'DeductTournamentPoints', ...ids, teamId: 1, points: 2, reason: undoReason },
    ]);
    expect(undoingLast('tournament', created, entered(1), changed, left(1))).toBe('impossible');
  });

  test('restores points of entered teams only', () => {
    expect(undoingLast('tournament', created, entered(1), deducted)).toEqual([
      { type: 'DeductTournamentPoints', ...ids, teamId: 1, points: 0, reason: undoReason },
    ]);
    expect(undoingLast('tournament', created, deducted)).toBe('impossible');
  });
});

describe('undoing a change of a team that is not in the league', () => {
  const ids = { leagueId: 7, seasonId: 19 };
  const rules = { rulesetId: 1, rulesetVersion: 1 };
  const created = {
    type: 'LeagueCreated',
    data: { ...ids, ...rules, key: null, name: both('Nord'), categoryId: 3, regionId: 1 },
  } as const;

  test('is impossible for a points deduction and for the undo of a withdrawal', () => {
    const deducted = {
      type: 'LeaguePointsDeducted',
      data: { ...ids, teamId: 1, points: 2, reason },
    } as const;
    const returned = { type: 'TeamReturnedToLeague', data: { ...ids, teamId: 1 } } as const;
    expect(undoingLast('league', created, deducted)).toBe('impossible');
    expect(undoingLast('league', created, returned)).toBe('impossible');
  });
});

test('undoing the crest of a deleted team changes nothing, because the crest follows the team', () => {
  const registered = { type: 'TeamRegistered', data: { teamId: 9, key: null } } as const;
  const crest = { main: '#003da5', second: '#ffffff', outline: 'puck', motif: 'bars' } as const;
  const chosen = { type: 'TeamCrestChosen', data: { teamId: 9, crest } } as const;
  const removed = { type: 'TeamCrestChosen', data: { teamId: 9, crest: null } } as const;
  const deleted = { type: 'TeamDeleted', data: { teamId: 9, reason } } as const;
  expect(undoingLast('team', registered, chosen)).toEqual([
    { type: 'ChooseTeamCrest', teamId: 9, crest: null },
  ]);
  expect(undoingLast('team', registered, chosen, deleted, removed)).toEqual([]);
});

test('a reservation of ids and an action on a member cannot be undone', () => {
  expect(undoingLast('game', { type: 'IdsReserved', data: { from: 1, to: 50 } })).toBe('impossible');
  expect(undoingLast('member', { type: 'MemberErased', data: { memberId: 'm' } })).toBe('impossible');
});
