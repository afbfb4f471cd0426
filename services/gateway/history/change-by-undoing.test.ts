import type { Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import { expect, test } from 'vitest';
import { changeByUndoing } from './change-by-undoing.ts';

type Possible = Extract<Undoing, { verdict: 'possible' }>;
const event: Undoing['event'] = {
  eventId: '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e',
  type: 'GameDeleted',
  data: { gameId: 7, seasonId: 2, reason: 'duplicate' },
  metadata: {
    commandId: '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e',
    correlationId: '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e',
    causationId: '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e',
    actor: { id: 'system', role: 'system' },
    source: 'system',
    schemaVersion: 1,
  },
  stream: 'game-7',
  revision: '1',
  position: '2',
  recordedAt: '2026-01-31T12:00:00.000Z',
};
const changeBy = (...commands: Possible['commands']) =>
  changeByUndoing({ event, verdict: 'possible', commands });
const ids = { gameId: 7, seasonId: 2 };

test('undoing a change of day is previewed by the day and the time of before', () => {
  const occasion = { date: '2021-11-20', time: null, venue: 'Aréna', city: null };
  expect(changeBy({ type: 'RescheduleGame', ...ids, ...occasion })).toEqual({
    occasion: { date: '2021-11-20', time: null },
  });
});

test('undoing a deletion brings the game back, and undoing a name moves nothing', () => {
  expect(changeBy({ type: 'RestoreGame', ...ids })).toEqual({ deleted: false });
  expect(changeBy({ type: 'RenameLeague', leagueId: 1, seasonId: 2, name: { fr: 'a', en: 'a' } })).toBeNull();
});
