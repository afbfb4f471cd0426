import { presets as named } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { describe, expect, test } from 'vitest';
import { endingsOf } from './endings.ts';
import { magicNumber, possibleRanks, type Race } from './possible-ranks.ts';

/** Whole numbers below `below`, the same in every run. */
const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Every way in which the games can end: the points of all teams. */
const everyEnding = ({ points, games, rules }: Race): readonly (readonly number[])[] => {
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

const byForce = (tables: readonly (readonly number[])[], team: number) => {
  const rank = (table: readonly number[], isAhead: (other: number, own: number) => boolean) =>
    1 + table.filter((value, one) => one !== team && isAhead(value, table[team] ?? 0)).length;
  return {
    best: Math.min(...tables.map((table) => rank(table, (other, own) => other > own))),
    worst: Math.max(...tables.map((table) => rank(table, (other, own) => other >= own))),
  };
};

const presets = Object.values(named) as readonly Ruleset[];
/** A tie is worth half as much as a win less one: games do not share out the same points. */
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

const randomRace = (seed: number, rules: Ruleset): Race => {
  const next = drawing(seed);
  const teams = 2 + next(4);
  const games = Array.from({ length: next(6) }, () => {
    const home = next(teams);
    return [home, (home + 1 + next(teams - 1)) % teams] as const;
  });
  return { points: Array.from({ length: teams }, () => next(9)), games, rules, extra: 0 };
};

describe('the ranks that are still possible', () => {
  test.each([...presets.entries()])(
    'are those of every way in which small leagues can end (rules %i)',
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

  test('are never narrower than the truth where games do not share out the same points', () => {
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

describe('the magic number', () => {
  const rules = presets[0] as Ruleset;

  test('is 0 for who is safe, null for who depends on others, else points that are enough', () => {
    const race: Race = {
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

  test('is enough in every way in which small leagues can end, and one point less is not', () => {
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
