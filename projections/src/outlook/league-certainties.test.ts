import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { gameRow, score } from '../standings/rows.fixture.ts';
import { leagueCertainties } from './league-certainties.ts';

const competition = {
  competition: 'league-1',
  kind: 'league',
  id: 1,
  seasonId: 1,
  rulesetId: 1,
  rulesetVersion: 1,
  rules: presets.nhl,
  draw: null,
} as const;
const toCome = (gameId: number, home: number, away: number) =>
  gameRow(gameId, home, away, { status: 'scheduled', homeGoals: null, awayGoals: null });

test('a league says which ranks are left to its teams: one that can be caught but not passed is first or second', () => {
  const played = [score(1, 10, '3-1', 20), score(2, 10, '3-1', 30), score(3, 30, '2-1', 20)];
  const certainties = leagueCertainties([...played, toCome(4, 20, 30)], [], competition);
  expect(certainties).toEqual([
    { teamId: 10, outOf: 3, best: 1, worst: 2, isExact: true },
    { teamId: 20, outOf: 3, best: 2, worst: 3, isExact: true },
  ]);
});

test('nothing is said once all is played, nor while nearly all is open', () => {
  expect(leagueCertainties([score(1, 10, '3-1', 20)], [], competition)).toEqual([]);
  const games = Array.from({ length: 70 }, (_, index) => toCome(index + 1, 10, 20));
  expect(leagueCertainties(games, [], competition)).toEqual([]);
});
