import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { rowsAfter } from '../engine/recorded-events.ts';
import { activityLog } from './activity-log.view.ts';

test('every event becomes a row with its action, subject, author and reason', () => {
  const rows = rowsAfter(
    [activityLog],
    ['game-7', { type: 'GameDeleted', data: { gameId: 7, seasonId: 2, reason: 'duplicate' } }],
    ['team-9', { type: 'TeamRegistered', data: { teamId: 9, key: null } }],
    ['season-2', { type: 'OngoingSeasonChosen', data: { seasonId: 2 } }],
  ).activity_log;
  expect(rows).toMatchObject([
    { position: '1', seasonId: 2, kind: 'game', entityId: 7, action: 'GameDeleted', reason: 'duplicate' },
    { position: '2', seasonId: null, kind: 'team', entityId: 9, actorId: 'system', reason: null },
    { position: '3', seasonId: 2, kind: 'season', entityId: 2 },
  ]);
});

test('a change to a league or tournament stores the team that it concerns', () => {
  const rows = rowsAfter(
    [activityLog],
    ['league-5', { type: 'TeamLeftLeague', data: { leagueId: 5, seasonId: 2, teamId: 9 } }],
    ['tournament-6', { type: 'TournamentDrawWithdrawn', data: { tournamentId: 6, seasonId: 2 } }],
    ['team-9', { type: 'TeamRegistered', data: { teamId: 9, key: null } }],
  ).activity_log;
  expect(rows).toMatchObject([{ teamId: 9 }, { teamId: null }, { teamId: null }]);
});

test('every event type has a handler', () => {
  expect(Object.keys(activityLog.on).sort()).toEqual(Object.keys(competitionEvents).sort());
});
