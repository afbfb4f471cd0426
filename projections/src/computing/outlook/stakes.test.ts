import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { raceOf } from '../season-race/season-race.ts';
import { targetOf } from './playoff-places.ts';
import { simulateSeason } from './simulate.ts';
import { stakesOf, chanceChangeOf } from './stakes.ts';

const teamIds = [1, 2, 3, 4, 5, 6];
const none = teamIds.map(() => 0);
const even = { margin: 0, spread: 3, total: 6, tieShare: 0, levelBand: 0.75 };

test('returns both teams’ chances by outcome of the game, counted over simulations', () => {
  // No game was played and only this one is left: its winner ends first, its loser last.
  const race = raceOf(
    { teamIds, games: [], rules: presets.quebecMinor },
    { drawRanks: none, errors: none, games: [{ home: 4, away: 5, ...even }] },
  );
  const forecast = simulateSeason(race, 7, 2_000);
  const stakes = stakesOf(forecast, 'firstFour', 0);
  expect(stakes?.homeWins.home).toBe(1);
  expect(stakes?.awayWins.away).toBe(1);
  expect(stakes?.homeWins.away).toBeLessThan(1);
  expect(stakes && chanceChangeOf(stakes)).toBeGreaterThan(0);
  // The two conditional counts add up to the unconditional chances.
  const [seasons = 0, first = 0] = forecast.stakes;
  const [, , , lost = 0, firstThough = 0] = forecast.stakes;
  const among = forecast.ranks[4]?.slice(0, 4).reduce((sum, count) => sum + count, 0);
  expect(seasons + lost).toBe(2_000);
  expect(first + firstThough).toBe(among);
});

test('counts chances of the play-offs where the rules state how many teams make them', () => {
  const rules: Ruleset = { ...presets.quebecMinor, playoffs: { teams: 1, of: 'table' } };
  const race = raceOf(
    { teamIds, games: [], rules },
    { drawRanks: none, errors: none, games: [{ home: 4, away: 5, ...even }] },
  );
  const forecast = simulateSeason(race, 7, 2_000);
  expect(stakesOf(forecast, targetOf(race), 0)).toEqual({
    target: 'playoffs',
    homeWins: { home: 1, away: 0 },
    awayWins: { home: 0, away: 1 },
  });
  const first = forecast.ranks.map((counts) => counts[0]);
  expect(Array.from(forecast.reached)).toEqual(first);
});

test('returns no stakes when one outcome is very rare', () => {
  const race = raceOf(
    { teamIds, games: [], rules: presets.quebecMinor },
    { drawRanks: none, errors: none, games: [{ home: 0, away: 1, ...even, margin: 30 }] },
  );
  expect(stakesOf(simulateSeason(race, 7, 500), 'firstFour', 0)).toBeNull();
});
