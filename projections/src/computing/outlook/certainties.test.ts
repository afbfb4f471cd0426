import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { leagueCertainties } from './certainties.ts';

const competition = {
  competition: 'league-1',
  kind: 'league',
  id: 1,
  seasonId: 1,
  categoryId: 1,
  rulesetId: 1,
  rulesetVersion: 1,
  rules: presets.nhl,
  draw: null,
} as const;
const toCome = (gameId: number, home: number, away: number) =>
  gameRow(gameId, home, away, { status: 'scheduled', homeGoals: null, awayGoals: null });

const played = [score(1, 10, '3-1', 20), score(2, 10, '3-1', 30), score(3, 30, '2-1', 20)];
const goalRules: Ruleset = { ...presets.nhl, tieBreakers: ['points', 'goalDifference'] };
const byGoals = { ...competition, rules: goalRules };

test('returns the possible ranks of a league: a team that can be caught but not passed is first or second', () => {
  const open = toCome(4, 20, 30);
  expect(leagueCertainties([...played, open], [], byGoals)).toEqual([
    {
      teamId: 10,
      outOf: 3,
      best: 1,
      worst: 2,
      isExact: true,
      bestIf: [],
      worstIf: [{ game: open, ending: 'loss' }],
    },
    {
      teamId: 20,
      outOf: 3,
      best: 2,
      worst: 3,
      isExact: true,
      bestIf: [{ game: open, ending: 'win' }],
      worstIf: null,
    },
  ]);
});

test('a team whose rivals would all lose the tie-break is sure of its rank', () => {
  // Team 30 would be level in points, with more games played.
  const certainties = leagueCertainties([...played, toCome(4, 20, 30)], [], competition);
  expect(certainties.map(({ teamId, best, worst, isExact }) => [teamId, best, worst, isExact])).toEqual([
    [10, 1, 1, true],
    [20, 2, 3, true],
    [30, 2, 3, true],
  ]);
});

test('returns nothing once all games are played, or while most are open', () => {
  expect(leagueCertainties([score(1, 10, '3-1', 20)], [], competition)).toEqual([]);
  const games = Array.from({ length: 70 }, (_, index) => toCome(index + 1, 10, 20));
  expect(leagueCertainties(games, [], competition)).toEqual([]);
});

const inTwoDivisions = [10, 20, 30, 40].map((teamId) => ({
  teamId,
  categoryId: 1,
  groupName: null,
  divisionId: teamId < 30 ? 1 : 2,
}));

test('ranks the teams of a division with each other only', () => {
  const played = [score(1, 10, '3-1', 20), score(2, 10, '3-1', 30), score(3, 40, '2-1', 20)];
  const games = [...played, toCome(4, 20, 30)];
  const inDivision = leagueCertainties(games, inTwoDivisions, competition, 1);
  expect(inDivision.map(({ teamId, best, worst, outOf }) => [teamId, best, worst, outOf])).toEqual([
    [10, 1, 1, 2],
    [20, 2, 2, 2],
  ]);
  const inLeague = leagueCertainties(games, inTwoDivisions, competition);
  expect(inLeague.map(({ teamId, best, worst }) => [teamId, best, worst])).toContainEqual([20, 3, 4]);
});

test('counts wins where they come before points', () => {
  const rules: Ruleset = { ...competition.rules, tieBreakers: ['wins', 'points'] };
  const certainties = leagueCertainties([...played, toCome(4, 20, 30)], [], { ...competition, rules });
  expect(certainties.map(({ teamId, best, worst }) => [teamId, best, worst])).toEqual([
    [10, 1, 2],
    [20, 2, 3],
  ]);
});

test('compares shares of points by the games that teams will have played', () => {
  const rules: Ruleset = { ...competition.rules, tieBreakers: ['pointsPercentage', 'wins'] };
  const certainties = leagueCertainties([...played, toCome(4, 20, 30)], [], { ...competition, rules });
  // Team 30 can still have the four points of team 10, in one more game.
  expect(certainties.map(({ teamId, best, worst }) => [teamId, best, worst])).toEqual([
    [10, 1, 1],
    [20, 2, 3],
    [30, 2, 3],
  ]);
});

test('ranks a team that wins no division below the winner of a weaker one', () => {
  const won = [score(1, 10, '3-1', 20), score(2, 10, '3-1', 30), score(3, 10, '3-1', 40)];
  const games = [...won, score(4, 20, '2-1', 30), score(5, 20, '2-1', 40), toCome(6, 30, 40)];
  const rules = { ...competition.rules, divisionWinnersFirst: true };
  const certainties = leagueCertainties(games, inTwoDivisions, { ...competition, rules });
  expect(certainties.map(({ teamId, best, worst }) => [teamId, best, worst])).toEqual([
    [10, 1, 1],
    // Were the two others level, both would win their division.
    [20, 3, 4],
    [30, 2, 4],
    [40, 2, 4],
  ]);
});

test('ranks within a division where division winners come first in the league', () => {
  const entries = [10, 20, 30].map((teamId) => ({ teamId, categoryId: 1, groupName: null, divisionId: 1 }));
  const games = [score(1, 10, '3-1', 20), score(2, 10, '3-1', 30), toCome(4, 20, 30)];
  const rules = { ...competition.rules, divisionWinnersFirst: true };
  const inDivision = leagueCertainties(games, entries, { ...competition, rules }, 1);
  expect(inDivision.map(({ teamId, best, worst }) => [teamId, best, worst])).toContainEqual([10, 1, 1]);
});

const ring = (teams: number) =>
  Array.from({ length: teams }, (_, at) => score(at + 1, at + 1, '2-1', ((at + 1) % teams) + 1));

test('returns nothing for tables and seasons larger than those of any real league', () => {
  const last = toCome(1_000, 1, 2);
  expect(leagueCertainties([...ring(100), last], [], byGoals)).not.toEqual([]);
  expect(leagueCertainties([...ring(101), last], [], byGoals)).toEqual([]);
  const endless = Array.from({ length: 2_000 }, (_, at) => toCome(at + 100, 10, 20));
  const decided = Array.from({ length: 9 }, (_, at) => score(at + 1, 10, '3-1', 20));
  expect(leagueCertainties([...decided, ...endless], [], competition)).toEqual([]);
});
