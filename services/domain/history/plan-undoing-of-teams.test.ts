import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { describe, expect, test } from 'vitest';
import { planUndoing } from './plan-undoing.ts';
import { recordedBy } from './recorded-by.ts';

const reason = 'other' as const;
const rules = { rulesetId: 1, rulesetVersion: 1, key: null, name: { fr: 'Nord', en: 'North' } } as const;

const league = { leagueId: 7, seasonId: 19 };
const ofTeam = { ...league, teamId: 12 };
const created = { type: 'LeagueCreated', data: { ...league, ...rules, categoryId: 3, regionId: 1 } } as const;
const entered = { type: 'TeamEnteredLeague', data: { ...ofTeam, divisionId: null } } as const;
const moved = { type: 'TeamMovedToDivision', data: { ...ofTeam, divisionId: 2 } } as const;
const deducted = { type: 'LeaguePointsDeducted', data: { ...ofTeam, points: 2, reason } } as const;
const pardoned = { type: 'LeaguePointsDeducted', data: { ...ofTeam, points: 0, reason } } as const;
const withdrawn = {
  type: 'TeamWithdrewFromLeague',
  data: { ...ofTeam, treatment: 'cancelRest', reason },
} as const;
const returned = { type: 'TeamReturnedToLeague', data: ofTeam } as const;
const left = { type: 'TeamLeftLeague', data: ofTeam } as const;

/** The commands that undo the event with this revision, or the events that block it. */
const undoing = (kind: 'league' | 'tournament', events: readonly LoggedEvent[], undone: number) => {
  const history = recordedBy(
    `${kind}-7`,
    events.map((event) => ['a', event] as const),
  );
  const [one] = planUndoing(kind, history, ({ revision }) => revision === String(undone));
  if (one?.verdict === 'possible') return one.commands.map(({ type }) => type);
  return one?.verdict === 'built-upon' ? { by: one.by.map(({ type }) => type) } : one?.verdict;
};

describe('undoing a change of a team in a league', () => {
  test('the entry of a team with deducted points or a withdrawal cannot be undone', () => {
    expect(undoing('league', [created, entered], 1)).toEqual(['RemoveTeamFromLeague']);
    expect(undoing('league', [created, entered, moved], 1)).toEqual({ by: ['TeamMovedToDivision'] });
    expect(undoing('league', [created, entered, deducted], 1)).toEqual({ by: ['LeaguePointsDeducted'] });
    expect(undoing('league', [created, entered, withdrawn], 1)).toEqual({ by: ['TeamWithdrewFromLeague'] });
  });

  test('the entry of a team without points deducted any more can be undone', () => {
    const events = [created, entered, deducted, pardoned, withdrawn, returned];
    expect(undoing('league', events, 1)).toEqual(['RemoveTeamFromLeague']);
  });

  test('division, deducted points and withdrawal are undone independently', () => {
    const events = [created, entered, moved, deducted, withdrawn];
    expect(undoing('league', events, 2)).toEqual(['MoveTeamToDivision']);
    expect(undoing('league', events, 3)).toEqual(['DeductLeaguePoints']);
    expect(undoing('league', events, 4)).toEqual(['ReturnTeamToLeague']);
  });

  test('a change of a team that has left since cannot be undone', () => {
    expect(undoing('league', [created, entered, deducted, pardoned, left], 3)).toEqual({
      by: ['TeamLeftLeague'],
    });
    expect(undoing('league', [created, entered, withdrawn, returned, left], 3)).toEqual({
      by: ['TeamLeftLeague'],
    });
  });

  test('undoing a departure restores deducted points and the withdrawal', () => {
    expect(undoing('league', [created, entered, deducted, withdrawn, left], 4)).toEqual([
      'EnterTeamInLeague',
      'DeductLeaguePoints',
      'WithdrawTeamFromLeague',
    ]);
  });
});

test('the entry of a team with deducted points in a tournament cannot be undone', () => {
  const tournament = { tournamentId: 7, seasonId: 19 };
  const dates = { startsOn: '2024-12-01', endsOn: '2024-12-05', city: null };
  const data = { ...tournament, ...rules, ...dates, categoryIds: [3] };
  const inTournament = { ...tournament, teamId: 12 };
  const events = [
    { type: 'TournamentCreated', data },
    { type: 'TeamEnteredTournament', data: { ...inTournament, categoryId: 3, group: null } },
    { type: 'TournamentPointsDeducted', data: { ...inTournament, points: 2, reason } },
  ] as const;
  expect(undoing('tournament', events.slice(0, 2), 1)).toEqual(['RemoveTeamFromTournament']);
  expect(undoing('tournament', events, 1)).toEqual({ by: ['TournamentPointsDeducted'] });
});
