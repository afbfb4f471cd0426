import { describe, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { league } from './league.decider.ts';
import { tournament } from './tournament.decider.ts';

const name = { fr: 'Nord', en: 'North' };
const reason = 'duplicate' as const;
const memberId = '0b7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const rulesetAt = { rulesetId: 1, rulesetVersion: 1 };

describe('a league', () => {
  const given = specFor(league);
  const ids = { leagueId: 7, seasonId: 19 };
  const facts = { ...ids, key: null, categoryId: 3, regionId: 4, name, ...rulesetAt };
  const created = { type: 'LeagueCreated', data: facts } as const;
  const joined = { type: 'LeagueSupervisorJoined', data: { ...ids, memberId } } as const;
  const accepted = { type: 'LeagueSupervisorAccepted', data: { ...ids, memberId } } as const;
  const left = { type: 'LeagueSupervisorLeft', data: { ...ids, memberId } } as const;
  const contents = { teamIds: [], supervisorIds: [memberId] };
  const deleted = { type: 'LeagueDeleted', data: { ...ids, ...contents, reason } } as const;
  const accept = { type: 'AcceptLeagueSupervisor', ...anyCommand, ...ids, memberId } as const;

  test('accepts a supervisor who joined, once', () => {
    given(created, joined).when(accept).thenEvents(accepted);
    given(created, joined, accepted).when(accept).thenNothing();
  });
  test('rejects a member who did not join or has left', () => {
    given(created).when(accept).thenRejected('supervisor/unknown', 'memberId');
    given(created, joined, accepted, left).when(accept).thenRejected('supervisor/unknown', 'memberId');
    given(created, joined, deleted).when(accept).thenRejected('league/unknown');
  });
  test('accepts a member again after leaving and rejoining', () =>
    given(created, joined, accepted, left, joined).when(accept).thenEvents(accepted));
  test('is restored with its accepted supervisors', () => {
    const data = { ...facts, draw: null, entries: [], supervisorIds: [memberId], acceptedIds: [memberId] };
    const restored = { type: 'LeagueRestored', data } as const;
    const restore = { type: 'RestoreLeague', ...anyCommand, ...ids } as const;
    given(created, joined, accepted, deleted).when(restore).thenEvents(restored);
    given(created, joined, accepted, deleted, restored).when(accept).thenNothing();
  });
});

describe('a tournament', () => {
  const given = specFor(tournament);
  const ids = { tournamentId: 4, seasonId: 19 };
  const dates = { startsOn: '2024-11-07', endsOn: '2024-11-10' };
  const facts = { ...ids, key: null, name, categoryIds: [3], ...rulesetAt, ...dates, city: null };
  const created = { type: 'TournamentCreated', data: facts } as const;
  const joined = { type: 'TournamentSupervisorJoined', data: { ...ids, memberId } } as const;
  const accepted = { type: 'TournamentSupervisorAccepted', data: { ...ids, memberId } } as const;
  const left = { type: 'TournamentSupervisorLeft', data: { ...ids, memberId } } as const;
  const contents = { teamIds: [], supervisorIds: [memberId] };
  const deleted = { type: 'TournamentDeleted', data: { ...ids, ...contents, reason } } as const;
  const accept = { type: 'AcceptTournamentSupervisor', ...anyCommand, ...ids, memberId } as const;

  test('accepts a supervisor who joined, once, until that member leaves', () => {
    given(created).when(accept).thenRejected('supervisor/unknown', 'memberId');
    given(created, joined).when(accept).thenEvents(accepted);
    given(created, joined, accepted).when(accept).thenNothing();
    given(created, joined, accepted, left, joined).when(accept).thenEvents(accepted);
  });
  test('is restored with its accepted supervisors', () => {
    const data = { ...facts, draw: null, entries: [], supervisorIds: [memberId], acceptedIds: [memberId] };
    const restored = { type: 'TournamentRestored', data } as const;
    const restore = { type: 'RestoreTournament', ...anyCommand, ...ids } as const;
    given(created, joined, accepted, deleted).when(restore).thenEvents(restored);
    given(created, joined, accepted, deleted, restored).when(accept).thenNothing();
  });
});
