import { expect, test } from 'vitest';
import { neutralForecast } from './neutral-forecast.ts';

const team = (rating: number, connectedGroup = 1) => ({ rating, error: 0.4, connectedGroup });
const totals = { games: 100, goals: 650, ties: 10, decidedLater: 10 };

test('equal teams have equal chances and the highest evenness', () => {
  const even = neutralForecast(team(1), team(1), totals);
  expect(even).toMatchObject({ margin: 0 });
  expect(even?.win).toBe(even?.loss);
  const uneven = neutralForecast(team(1), team(-1), totals);
  expect(uneven?.close).toBeLessThan(even?.close ?? 0);
  expect(uneven?.win).toBeGreaterThan(uneven?.loss ?? 1);
});

test('the three chances add up to one, and a close game includes every tie', () => {
  const forecast = neutralForecast(team(0.5), team(-2), totals);
  expect((forecast?.win ?? 0) + (forecast?.tie ?? 0) + (forecast?.loss ?? 0)).toBeCloseTo(1, 3);
  expect(forecast?.close).toBeGreaterThan(forecast?.tie ?? 1);
});

test('returns the same chances from both sides', () => {
  const one = neutralForecast(team(1.2), team(0.1), totals);
  const other = neutralForecast(team(0.1), team(1.2), totals);
  expect(one?.close).toBe(other?.close);
  expect(one?.win).toBe(other?.loss);
  expect(one?.margin).toBe(-(other?.margin ?? 0));
});

test('excludes ties where overtime and shoot-outs decide, and includes ties where neither decides', () => {
  const decided = neutralForecast(team(0), team(0), { ...totals, ties: 0, decidedLater: 500 });
  const tied = neutralForecast(team(0), team(0), { ...totals, ties: 500, decidedLater: 0 });
  expect(decided?.tie).toBeLessThan(0.01);
  expect(tied?.tie).toBeGreaterThan(0.15);
});

test('returns null for teams that no chain of games connects', () => {
  expect(neutralForecast(team(0), team(0, 2), totals)).toBeNull();
});

test('uses default values for a category without games', () => {
  const none = neutralForecast(team(0), team(0), { games: 0, goals: 0, ties: 0, decidedLater: 0 });
  expect(none?.close).toBeGreaterThan(0.5);
  expect(none?.close).toBeLessThan(0.8);
});
