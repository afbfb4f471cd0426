import { presets as named } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { describe, expect, test } from 'vitest';
import { bestCombination, type Combination, worstCombination } from './combination.ts';
import { endingKindsOf, endingsOf } from './endings.ts';
import { extremesOf, magicNumber, possibleRanks, type PointsTable, ranksOf } from './possible-ranks.ts';

/** Returns pseudo-random integers below `below`, the same in every run. */
const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Returns the points of all teams for every combination of outcomes. */
const everyEnding = ({ points, games, rules }: PointsTable): readonly (readonly number[])[] => {
  const endings = [...new Map(endingsOf(rules).map((ending) => [ending.join(' '), ending])).values()];
  return games.reduce<readonly (readonly number[])[]>(
    (tables, [home, away]) =>
      tables.flatMap((table) =>
        endings.map(([ofHome, ofAway]) =>
          table.map((value, team) => value + (team === home ? ofHome : 0) + (team === away ? ofAway : 0)),
        ),
      ),
    [points],
  );
};

const byForce = (
  tables: readonly (readonly number[])[],
  team: number,
  isRanked: (team: number) => boolean = () => true,
) => {
  const rank = (table: readonly number[], isAhead: (other: number, own: number) => boolean) =>
    1 +
    table.filter((value, one) => one !== team && isRanked(one) && isAhead(value, table[team] ?? 0)).length;
  return {
    best: Math.min(...tables.map((table) => rank(table, (other, own) => other > own))),
    worst: Math.max(...tables.map((table) => rank(table, (other, own) => other >= own))),
  };
};

const presets = Object.values(named) as readonly Ruleset[];
/** Rules under which a tie gives fewer points in total than a win. */
const threeOneNothing: Ruleset = {
  ...(presets[0] as Ruleset),
  points: {
    win: 3,
    overtimeWin: 3,
    shootoutWin: 3,
    tie: 1,
    overtimeLoss: 0,
    shootoutLoss: 0,
    loss: 0,
    forfeitWin: 3,
    forfeitLoss: 0,
  },
};

const randomRace = (seed: number, rules: Ruleset): PointsTable => {
  const next = drawing(seed);
  const teams = 2 + next(4);
  const games = Array.from({ length: next(6) }, () => {
    const home = next(teams);
    return [home, (home + 1 + next(teams - 1)) % teams] as const;
  });
  return { points: Array.from({ length: teams }, () => next(9)), games, rules, extra: 0 };
};

describe('the possible ranks', () => {
  test.each([...presets.entries()])(
    'match an exhaustive search of small leagues (rules %i)',
    (index, rules) => {
      for (let seed = 1; seed <= Math.ceil(2000 / presets.length); seed += 1) {
        const race = randomRace(seed * 7907 + index, rules);
        const tables = everyEnding(race);
        race.points.forEach((_, team) => {
          const { best, worst, isExact } = possibleRanks(race, team);
          const truth = byForce(tables, team);
          if (isExact) expect([seed, team, best, worst]).toEqual([seed, team, truth.best, truth.worst]);
          expect([seed, best <= truth.best, worst >= truth.worst]).toEqual([seed, true, true]);
        });
      }
    },
  );

  test.each([...presets.entries()])(
    'match an exhaustive search in a division whose teams also play others (rules %i)',
    (index, rules) => {
      for (let seed = 1; seed <= Math.ceil(1000 / presets.length); seed += 1) {
        const race = randomRace(seed * 5501 + index, rules);
        const ranked = new Set(race.points.keys().filter((team) => team % 2 === 0));
        const tables = everyEnding(race);
        for (const team of ranked) {
          const extremes = extremesOf({ ...race, ranked }, team);
          const { best, worst, isExact } = ranksOf(extremes);
          const isRanked = (one: number) => ranked.has(one);
          const truth = byForce(tables, team, isRanked);
          expect([seed, best <= truth.best, worst >= truth.worst]).toEqual([seed, true, true]);
          if (!isExact) continue;
          expect([seed, team, best, worst]).toEqual([seed, team, truth.best, truth.worst]);
          const up = bestCombination({ ...race, ranked }, team, extremes.best) ?? [];
          for (const table of everyEndingWith(race, up))
            expect([seed, team, byForce([table], team, isRanked).best]).toEqual([seed, team, best]);
          const down = worstCombination({ ...race, ranked }, team, extremes.worst) ?? [];
          for (const table of everyEndingWith(race, down))
            expect([seed, team, byForce([table], team, isRanked).worst]).toEqual([seed, team, worst]);
        }
      }
    },
  );

  test('always include the true ranks when outcomes give different totals of points', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const race = randomRace(seed * 31, threeOneNothing);
      const tables = everyEnding(race);
      race.points.forEach((_, team) => {
        const { best, worst } = possibleRanks(race, team);
        const truth = byForce(tables, team);
        expect([seed, best <= truth.best, worst >= truth.worst]).toEqual([seed, true, true]);
      });
    }
  });
});

/** Returns the points of all teams for every combination of outcomes of the games that are not named. */
const everyEndingWith = (race: PointsTable, named: Combination): readonly (readonly number[])[] => {
  const points = [...race.points];
  for (const { game, ending } of named) {
    const [home, away] = race.games[game] ?? [0, 0];
    const [ofHome, ofAway] = new Map(endingKindsOf(race.rules)).get(ending) ?? [0, 0];
    points[home] = (points[home] ?? 0) + ofHome;
    points[away] = (points[away] ?? 0) + ofAway;
  }
  const isNamed = new Set(named.map(({ game }) => game));
  return everyEnding({ ...race, points, games: race.games.filter((_, at) => !isNamed.has(at)) });
};

test('returns results that lead to the best and the worst rank, regardless of the other games', () => {
  let found = 0;
  for (const [index, rules] of presets.entries())
    for (let seed = 1; seed <= 150; seed += 1) {
      const race = randomRace(seed * 6007 + index, rules);
      race.points.forEach((_, team) => {
        const { best, worst, isExact } = possibleRanks(race, team);
        if (!isExact) return;
        const extremes = extremesOf(race, team);
        const up = bestCombination(race, team, extremes.best);
        const down = worstCombination(race, team, extremes.worst);
        expect([seed, team, up === null, down === null]).toEqual([seed, team, false, false]);
        for (const table of everyEndingWith(race, up ?? []))
          expect([seed, team, byForce([table], team).best]).toEqual([seed, team, best]);
        for (const table of everyEndingWith(race, down ?? []))
          expect([seed, team, byForce([table], team).worst]).toEqual([seed, team, worst]);
        found += (up?.length ?? 0) + (down?.length ?? 0);
      });
    }
  expect(found).toBeGreaterThan(1_000);
});

describe('the magic number', () => {
  const rules = presets[0] as Ruleset;

  test('is 0 for a safe team, null for a team that depends on others, and otherwise a sufficient total', () => {
    const race: PointsTable = {
      points: [10, 7, 3],
      games: [
        [1, 2],
        [0, 1],
      ],
      rules,
      extra: 0,
    };
    expect(magicNumber(race, 0, 2)).toBe(0);
    expect(magicNumber(race, 0, 1)).toBe(2);
    expect(magicNumber(race, 2, 1)).toBeNull();
  });

  test('is sufficient for every combination of outcomes in small leagues', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const race = randomRace(seed * 101, rules);
      const magic = magicNumber(race, 0, 1);
      if (magic === null) continue;
      for (const table of everyEnding(race)) {
        const own = table[0] ?? 0;
        if (own - (race.points[0] ?? 0) < magic) continue;
        expect([seed, table.slice(1).every((value) => value < own)]).toEqual([seed, true]);
      }
    }
  });
});

test('a search among many teams is cut short: its ranks are bounds and it names no results', () => {
  // Eight pairs of teams with one game each, whose points they share.
  const games = Array.from({ length: 8 }, (_, pair) => [2 * pair + 1, 2 * pair + 2] as const);
  const raceOf = (points: number): PointsTable => ({
    points: [points, ...games.flatMap(() => [10, 10])],
    games,
    rules: named.nhl,
    extra: 0,
  });
  const { best } = extremesOf(raceOf(10), 0);
  expect([best.isSure, bestCombination(raceOf(10), 0, best)]).toEqual([false, null]);
  expect(best.count).toBeLessThanOrEqual(8);
  const { worst } = extremesOf(raceOf(12), 0);
  expect([worst.isSure, worstCombination(raceOf(12), 0, worst)]).toEqual([false, null]);
  expect(worst.count).toBeGreaterThanOrEqual(8);
});
