import { expect, test } from 'vitest';
import { fixture, result } from './game.events.ts';
import { columnOfField, gameFields, otherTeamsField, swapSides } from './game-fields.ts';

test('lists every field of the events of games, and no other', () => {
  const { belonging, fixture: ofFixture, result: ofResult } = gameFields;
  expect([...belonging, ...ofFixture].toSorted()).toEqual(Object.keys(fixture.shape).toSorted());
  expect(ofResult).toEqual(Object.keys(result.shape));
});

test('finds the field of the other team', () => {
  expect(['homeGoals', 'awayTeamId', 'home', 'time', 'homestead'].map(otherTeamsField)).toEqual([
    'awayGoals',
    'homeTeamId',
    'away',
    'time',
    'homestead',
  ]);
});

test('swaps goals, counts and the forfeit with the teams', () => {
  const values = {
    date: '2025-01-18',
    homeGoals: 4,
    awayGoals: 1,
    forfeitedBy: 'home',
    homePenaltyMinutes: 8,
    awayPenaltyMinutes: null,
  };
  expect(swapSides(values)).toEqual({
    date: '2025-01-18',
    homeGoals: 1,
    awayGoals: 4,
    forfeitedBy: 'away',
    homePenaltyMinutes: null,
    awayPenaltyMinutes: 8,
  });
  expect([swapSides({ forfeitedBy: 'both' }), swapSides({ forfeitedBy: null })]).toEqual([
    { forfeitedBy: 'both' },
    { forfeitedBy: null },
  ]);
});

test('names the column of a field', () => {
  expect([columnOfField('homePenaltyMinutes'), columnOfField('date')]).toEqual([
    'home_penalty_minutes',
    'date',
  ]);
});
