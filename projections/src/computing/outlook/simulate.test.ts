import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { describe, expect, test } from 'vitest';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { ranksOn } from '../../views/standings/standings.ts';
import { raceOf, type UpcomingGame } from '../season-race/season-race.ts';
import { simulateInParts } from './simulate-in-parts.ts';
import { simulateSeason } from './simulate.ts';

const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
const teamIds = [1, 2, 3, 4, 5, 6];
const decisions = ['regulation', 'overtime', 'shootout'] as const;

const playedGames = (seed: number, count: number) => {
  const next = drawing(seed);
  return Array.from({ length: count }, (_, index) => {
    const home = next(6);
    const homeGoals = next(5);
    const awayGoals = next(5);
    return gameRow(index + 1, home + 1, ((home + 1 + next(5)) % 6) + 1, {
      homeGoals,
      awayGoals,
      decidedIn: Math.abs(homeGoals - awayGoals) === 1 ? (decisions[next(3)] ?? null) : 'regulation',
    });
  });
};
const even = { margin: 0, spread: 3, total: 6, tieShare: 0.5, levelBand: 0.75 };
const games: readonly UpcomingGame[] = [
  { home: 0, away: 1, ...even },
  { home: 2, away: 3, ...even, margin: 4 },
  { home: 4, away: 5, ...even },
];
const none = teamIds.map(() => 0);

/** How often each of two teams is first when the second one wins the last game by about eight goals. */
const timesFirst = (played: readonly CountedGame[], rules: Partial<Ruleset>) => {
  const last = { home: 1, away: 0, margin: 8, spread: 0, total: 8, tieShare: 0, levelBand: 0.75 };
  const race = raceOf(
    { teamIds: [1, 2], games: played, rules: { ...presets.nhl, ...rules } },
    { drawRanks: [0, 0], errors: [0, 0], games: [last] },
  );
  return simulateSeason(race, 1, 100).ranks.map(([first = 0]) => first);
};

/** Twenty ties between two teams that earn so much fair play in each. */
const earning = (homeFairPlay: number, awayFairPlay: number) =>
  Array.from({ length: 20 }, (_, at) => score(at + 1, 1, '2-2', 2, { homeFairPlay, awayFairPlay }));

describe('a simulated season', () => {
  test.each(Object.entries(presets))(
    'has the order of the real ranking when no games are left (%s)',
    (_, preset) => {
      const rules: Ruleset = preset;
      for (let seed = 1; seed <= 60; seed += 1) {
        const played = playedGames(seed * 97, 3 + (seed % 14));
        const race = raceOf({ teamIds, games: played, rules }, { drawRanks: none, errors: none, games: [] });
        const { ranks } = simulateSeason(race, seed, 5);
        for (const { teamId, rank } of ranksOn(teamIds, played, { rules, draw: null })) {
          const level = ranksOn(teamIds, played, { rules, draw: null }).filter(
            (one) => one.rank === rank,
          ).length;
          const places = Array.from(ranks[teamId - 1] ?? []).flatMap((count, place) =>
            count > 0 ? [place + 1] : [],
          );
          expect([seed, teamId, places.every((place) => place >= rank && place < rank + level)]).toEqual([
            seed,
            teamId,
            true,
          ]);
        }
      }
    },
  );

  test('repeats for the same seed, differs for another, and assigns every rank', () => {
    const race = raceOf(
      { teamIds, games: playedGames(5, 12), rules: presets.nhl },
      { drawRanks: none, errors: teamIds.map(() => 0.7), games },
    );
    const once = simulateSeason(race, 3, 2000);
    expect(simulateSeason(race, 3, 2000)).toEqual(once);
    expect(simulateSeason(race, 4, 2000)).not.toEqual(once);
    teamIds.forEach((_, place) => {
      expect(once.ranks.reduce((sum, own) => sum + (own[place] ?? 0), 0)).toBe(2000);
    });
  });

  test('returns better chances for the better team, and ties at the expected rate', () => {
    const rules = presets.quebecMinor as Ruleset;
    const race = raceOf({ teamIds, games: [], rules }, { drawRanks: none, errors: none, games });
    const { points } = simulateSeason(race, 1, 4000);
    expect(points[2]).toBeGreaterThan((points[3] ?? 0) + 1);
    expect(Math.abs((points[0] ?? 0) - (points[1] ?? 0))).toBeLessThan(0.1);
  });

  test('caps the goal difference of open games as that of played ones', () => {
    const won = [score(1, 1, '2-1', 2), score(2, 1, '2-1', 2)];
    const rules: Partial<Ruleset> = { tieBreakers: ['goalDifference'], whenThreeOrMore: null };
    expect(timesFirst(won, { ...rules, goalDifferenceCap: 1 })).toEqual([100, 0]);
    expect(timesFirst(won, { ...rules, goalDifferenceCap: null })).toEqual([0, 100]);
  });

  test('counts the goals of open games between tied teams', () => {
    const rules: Partial<Ruleset> = {
      tieBreakers: ['wins', 'headToHeadGoalDifference'],
      whenThreeOrMore: null,
    };
    expect(timesFirst([score(1, 1, '2-1', 2)], rules)).toEqual([0, 100]);
  });

  test('adds fair-play points at the rate of the team and its league, up to the maximum per game', () => {
    const rules: Ruleset = { ...presets.quebecMinor, fairPlay: { maxPerGame: 3, countsInTotal: true } };
    const open = Array.from({ length: 10 }, () => ({ home: 0, away: 1, ...even, tieShare: 1 }));
    const added = (played: readonly CountedGame[]) => {
      const input = { drawRanks: [0, 0], errors: [0, 0], games: open };
      const race = raceOf({ teamIds: [1, 2], games: played, rules }, input);
      const { points } = simulateSeason(race, 1, 2_000);
      const before = race.tallies.map((tally) => tally.points + tally.fairPlayPoints);
      return (points[0] ?? 0) - (before[0] ?? 0) - (points[1] ?? 0) + (before[1] ?? 0);
    };
    // The better-behaved team earns about 3 and the other about 1 in each of the ten games.
    expect(added(earning(3, 1))).toBeGreaterThan(14);
    expect(Math.abs(added(earning(2, 2)))).toBeLessThan(1);
  });

  test('runs the full number of simulations in parts, with the same result each time', async () => {
    const rules = presets.quebecMinor as Ruleset;
    const race = raceOf({ teamIds, games: [], rules }, { drawRanks: none, errors: none, games });
    const parts = await simulateInParts(race, 1, 1100);
    expect(parts.simulations).toBe(1100);
    expect(await simulateInParts(race, 1, 1100)).toEqual(parts);
    expect(parts.ranks[0]?.reduce((sum, count) => sum + count, 0)).toBe(1100);
  });
});
