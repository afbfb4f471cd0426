import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { rowsAfter } from '../engine/given.ts';
import { activityLog } from './activity-log.view.ts';

test('every event is a row: what was done, to what, by whom and why', () => {
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

test('no event type is left out', () => {
  expect(Object.keys(activityLog.on).sort()).toEqual(Object.keys(competitionEvents).sort());
});
