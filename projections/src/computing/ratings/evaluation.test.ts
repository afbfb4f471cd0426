import { describe, expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { evaluate, type JudgedCategory, ownName, ownSeasonAlone } from './evaluation.ts';
import { differenceInterval } from './intervals.ts';
import { homeTeamWins } from './peers.ts';

/** Eight weeks among four teams, in which team 1 beats all others and three of four home teams win. */
const seasonFrom = (year: number) =>
  Array.from({ length: 8 }, (_, week) => {
    const day = { date: `${year}-10-${String(1 + 3 * week).padStart(2, '0')}` };
    const other = 2 + (week % 3);
    const rest = [2, 3, 4].filter((id) => id !== other);
    const [third = 3, fourth = 4] = rest;
    return [
      score(2 * week + 1, 1, '6-1', other, day),
      score(2 * week + 2, third, week % 2 === 0 ? '3-2' : '2-3', fourth, day),
    ];
  }).flat();
const first = { season: '2023-2024', category: 'M13 AA', games: seasonFrom(2023) };
const second = { season: '2024-2025', category: 'M13 AA', games: seasonFrom(2024) };
const other = { season: '2024-2025', category: 'M15 AA', games: seasonFrom(2024) };
const peers = { homeTeamWins };

const chancesIn = (judged: readonly JudgedCategory[] | undefined, season: string) =>
  judged?.find((one) => one.season === season)?.judged.map(({ chance }) => chance) ?? [];

describe('an evaluation of forecasts', () => {
  test('walks through seasons in their order, whatever the order of the list', () => {
    const evaluation = evaluate([second, first], peers);
    expect(evaluation).toEqual(evaluate([first, second], peers));
    expect(evaluation.methods.get(ownName)?.map(({ season }) => season)).toEqual(['2023-2024', '2024-2025']);
  });

  test('begins with the ratings of the season before, except for forecasts by one season alone', () => {
    const evaluation = evaluate([first, second], peers);
    const [over, alone] = [ownName, ownSeasonAlone].map((name) =>
      chancesIn(evaluation.methods.get(name), second.season),
    );
    expect(over?.[0]).toBeGreaterThan((alone?.[0] ?? 1) + 0.05);
    expect(chancesIn(evaluation.methods.get(ownName), first.season)).toEqual(
      chancesIn(evaluation.methods.get(ownSeasonAlone), first.season),
    );
  });

  test('sums the chances of ties, and the ties', () => {
    const tie = score(99, 1, '2-2', 2, { date: '2023-12-01' });
    const { ties } = evaluate([{ ...first, games: [...first.games, tie] }], peers);
    expect(ties.happened).toBe(1);
    expect(ties.games).toBeGreaterThan(10);
    expect(ties.said).toBeGreaterThan(0);
  });

  test.each([
    ['the same games', [first]],
    ['another category', [second, other]],
    ['another season', [first, second]],
  ] as const)('makes chances of differences by a curve that fits %s', (_games, categories) => {
    const judged = evaluate(categories, peers).methods.get('homeTeamWins');
    expect(judged?.length).toBe(categories.length);
    for (const { season } of categories) {
      const chances = new Set(chancesIn(judged, season));
      // Every home team has the same chance: about the share of those that won.
      expect(chances.size).toBe(1);
      for (const chance of chances) expect(Math.abs(chance - 0.75)).toBeLessThan(0.06);
    }
  });
});

const judgedAlike = (chance: number): readonly JudgedCategory[] =>
  ['a', 'b', 'c'].map((category) => ({
    season: '',
    category,
    gamesByWeek: [1],
    judged: [{ chance, homeWon: true }],
  }));

const inThreeWeeks = (chances: readonly number[]): readonly JudgedCategory[] => [
  {
    season: '',
    category: 'a',
    gamesByWeek: [1, 1, 2],
    judged: chances.map((chance) => ({ chance, homeWon: true })),
  },
];

describe('the interval of a difference', () => {
  test('is below zero for a method that is better in every category', () => {
    const { from, to } = differenceInterval(judgedAlike(0.9), judgedAlike(0.6));
    expect(from).toBeCloseTo(Math.log(0.6 / 0.9), 9);
    expect(to).toBeCloseTo(Math.log(0.6 / 0.9), 9);
  });

  test('samples weeks when there are few categories', () => {
    const { from, to } = differenceInterval(
      inThreeWeeks([0.9, 0.6, 0.6, 0.6]),
      inThreeWeeks([0.6, 0.6, 0.6, 0.6]),
    );
    expect(from).toBeLessThan(to);
    expect(to).toBe(0);
  });

  test('is zero without games', () => {
    const none = [{ season: '', category: 'a', gamesByWeek: [], judged: [] }];
    expect(differenceInterval(none, none)).toEqual({ from: 0, to: 0 });
  });
});
