import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../games/games.table.ts';
import { competitionRow, score } from './rows.fixture.ts';
import { ranksOn } from './standings.ts';

const ranked = (
  games: readonly GameRow[],
  rules: Partial<Ruleset>,
  draw: readonly number[] | null = null,
) => {
  const teams = new Set(games.flatMap((game) => [game.homeTeamId, game.awayTeamId]));
  return ranksOn(teams, games, { rules: competitionRow(rules).rules, draw });
};
const order = (rows: ReturnType<typeof ranked>) => rows.map(({ rank, teamId }) => `${rank}: ${teamId}`);

describe('ranking', () => {
  test('shares a rank when nothing separates two teams, and skips the next: 1, 2, 2, 4', () => {
    const games = [
      score(1, 10, '4-0', 40),
      score(2, 10, '2-0', 40),
      score(3, 20, '2-1', 40),
      score(4, 30, '2-1', 40),
    ];
    const rows = ranked(games, { tieBreakers: ['points', 'goalDifference'] });
    expect(order(rows)).toEqual(['1: 10', '2: 20', '2: 30', '4: 40']);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(rows[0]?.tieBreak).toBeNull();
    expect(rows[1]?.tieBreak).toEqual({ steps: [], unresolved: true });
  });

  test('orders by points when the recorded ruleset has no criterion', () => {
    expect(order(ranked([score(1, 10, '1-2', 20), score(2, 30, '3-3', 40)], { tieBreakers: [] }))).toEqual([
      '1: 20',
      '2: 30',
      '2: 40',
      '4: 10',
    ]);
  });

  test('names the criterion that decided, the teams and their values', () => {
    const games = [
      score(1, 10, '1-2', 20),
      score(2, 10, '6-0', 30),
      score(3, 20, '1-0', 30),
      score(4, 30, '3-2', 20),
    ];
    const rows = ranked(games, { tieBreakers: ['points', 'goalDifference'] });
    expect(order(rows)).toEqual(['1: 20', '2: 10', '3: 30']);
    expect(rows[1]?.tieBreak).toEqual({
      steps: [{ criterion: 'goalDifference', teamIds: [10, 30], values: [5, -6] }],
      unresolved: false,
    });
  });

  test('head-to-head criteria count only games among the tied teams', () => {
    const games = [score(1, 20, '2-1', 10), score(2, 10, '9-0', 30), score(3, 30, '0-0', 40)];
    const rows = ranked(games, { tieBreakers: ['points', 'headToHeadPoints', 'goalDifference'] });
    expect(order(rows)).toEqual(['1: 20', '2: 10', '3: 40', '4: 30']);
    expect(rows[0]?.tieBreak?.steps).toEqual([
      { criterion: 'headToHeadPoints', teamIds: [20, 10], values: [2, 0] },
    ]);
    expect(rows[2]?.tieBreak?.steps).toEqual([
      { criterion: 'goalDifference', teamIds: [40, 30], values: [0, -9] },
    ]);
  });

  test('restarts the criteria for teams still tied, or continues with the next criterion', () => {
    const games = [
      score(1, 20, '1-0', 30),
      score(2, 30, '1-0', 10),
      score(3, 10, '1-0', 20),
      score(4, 10, '1-0', 20),
      score(5, 20, '1-0', 40),
      score(6, 30, '9-0', 40),
    ];
    const tieBreakers: Ruleset['tieBreakers'] = ['points', 'headToHeadPoints', 'goalDifference'];
    const restart = ranked(games, { tieBreakers, afterEachSplit: 'restart' });
    const goOn = ranked(games, { tieBreakers, afterEachSplit: 'continue' });
    expect(order(restart)).toEqual(['1: 10', '2: 20', '3: 30', '4: 40']);
    expect(order(goOn)).toEqual(['1: 10', '2: 30', '3: 20', '4: 40']);
    const three = { criterion: 'headToHeadPoints', teamIds: [10, 20, 30], values: [4, 2, 2] };
    expect(restart[0]?.tieBreak?.steps).toEqual([three]);
    expect(restart[1]?.tieBreak?.steps).toEqual([
      three,
      { criterion: 'headToHeadPoints', teamIds: [20, 30], values: [2, 0] },
    ]);
    expect(goOn[1]?.tieBreak?.steps).toEqual([
      three,
      { criterion: 'goalDifference', teamIds: [30, 20], values: [9, 0] },
    ]);
  });

  /** Each of three teams beat one of the others; team 10 has the best goal difference. */
  const ring = [score(1, 10, '5-0', 20), score(2, 30, '1-0', 10), score(3, 20, '1-0', 30)];

  test('uses the criteria for three or more teams while three are tied, then those for two', () => {
    const rows = ranked(ring, {
      tieBreakers: ['points', 'headToHeadPoints'],
      whenThreeOrMore: ['goalRatio'],
    });
    expect(order(rows)).toEqual(['1: 10', '2: 30', '3: 20']);
    expect(rows[0]?.tieBreak?.steps).toEqual([
      {
        criterion: 'goalRatio',
        teamIds: [10, 30, 20],
        fractions: [
          [5, 6],
          [1, 2],
          [1, 6],
        ],
        values: [5 / 6, 1 / 2, 1 / 6],
      },
    ]);
    const two = ranked([score(1, 20, '1-0', 10), score(2, 10, '9-0', 30)], {
      tieBreakers: ['points', 'headToHeadPoints'],
      whenThreeOrMore: ['goalRatio'],
    });
    expect(order(two)).toEqual(['1: 20', '2: 10', '3: 30']);
  });

  test('follows a recorded draw only when it includes all tied teams', () => {
    const games = [score(1, 10, '1-0', 30), score(2, 20, '1-0', 30)];
    const tieBreakers: Ruleset['tieBreakers'] = ['points', 'manualDraw'];
    expect(order(ranked(games, { tieBreakers }, [20, 10]))).toEqual(['1: 20', '2: 10', '3: 30']);
    expect(order(ranked(games, { tieBreakers }, [20, 30]))).toEqual(['1: 10', '1: 20', '3: 30']);
    expect(order(ranked(games, { tieBreakers }))).toEqual(['1: 10', '1: 20', '3: 30']);
  });

  test('ranks fewer games played and fewer goals against higher', () => {
    const games = [score(1, 10, '2-1', 30), score(2, 20, '3-0', 30)];
    expect(order(ranked(games, { tieBreakers: ['points', 'fewestGoalsAgainst'] }))[0]).toBe('1: 20');
    const more = [...games, score(3, 20, '0-1', 30)];
    expect(order(ranked(more, { tieBreakers: ['points', 'fewestGamesPlayed'] }))[0]).toBe('1: 10');
  });
});
