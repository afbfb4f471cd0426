import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { describe, expect, test } from 'vitest';
import { competitionRow, entry, gameRow, score } from './rows.fixture.ts';
import { computeStandings } from './standings.ts';
import { tableEntries } from './standings.view.ts';

const league = competitionRow();
const tournament = competitionRow({}, { kind: 'tournament', competition: 'tournament-1' });
const idsByGroup = (rows: ReturnType<typeof computeStandings>) =>
  [...Map.groupBy(rows, (row) => row.groupName)].map(([group, ofGroup]) => [
    group,
    ofGroup.map((row) => row.teamId).sort((a, b) => a - b),
  ]);

describe('standings', () => {
  test('lists entered teams before any game, all ranked first', () => {
    const rows = computeStandings([], [entry(10), entry(20)], league);
    expect(rows.map((row) => [row.teamId, row.rank, row.gamesPlayed])).toEqual([
      [10, 1, 0],
      [20, 1, 0],
    ]);
    expect(rows[0]).toMatchObject({ previousRank: null, pointsPercentage: 0, streakKind: 'none' });
  });

  test('head-to-head games separate two teams of a Quebec tournament, but not three', () => {
    const named = { kind: 'tournament', competition: 'tournament-1' } as const;
    const cup = competitionRow(presets.quebecTournament, named);
    const order = (games: Parameters<typeof computeStandings>[0]) =>
      computeStandings(games, [], cup)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ teamId }) => teamId);
    const two = [
      score(1, 20, '1-0', 10),
      score(2, 10, '9-0', 30),
      score(3, 20, '0-2', 40),
      score(4, 40, '2-0', 30),
    ];
    expect(order(two).slice(0, 3)).toEqual([40, 20, 10]);
    // Each beat one and lost to one, so that only goals count, whatever their head-to-head results.
    const three = [score(1, 20, '1-0', 10), score(2, 10, '9-0', 30), score(3, 30, '1-0', 20)];
    expect(order(three)).toEqual([10, 20, 30]);
  });

  test('includes a team that only appears in games', () => {
    const rows = computeStandings([score(1, 10, '1-0', 30)], [entry(10)], league);
    expect(rows.map((row) => row.teamId)).toEqual([10, 30]);
  });

  test('counts only final games of the regular and preliminary stages', () => {
    const games = [
      score(1, 10, '1-0', 20),
      score(2, 10, '1-0', 20, { stage: 'final' }),
      score(3, 10, '1-0', 20, { status: 'live' }),
      score(4, 10, '1-0', 20, { status: 'cancelled' }),
      gameRow(5, 10, 20, { status: 'scheduled', homeGoals: null, awayGoals: null }),
    ];
    expect(computeStandings(games, [], league).map((row) => row.gamesPlayed)).toEqual([1, 1]);
  });

  test('previous rank is the rank before the last day played', () => {
    const games = [
      score(1, 10, '1-0', 20, { date: '2024-10-01' }),
      score(2, 20, '5-0', 10, { date: '2024-10-08' }),
      score(3, 20, '5-0', 10, { date: '2024-10-08' }),
    ];
    const rows = computeStandings(games, [], league);
    expect(rows.map((row) => [row.teamId, row.rank, row.previousRank])).toEqual([
      [20, 1, 2],
      [10, 2, 1],
    ]);
    expect(computeStandings(games.slice(0, 1), [], league)[0]?.previousRank).toBeNull();
  });

  test('has the last five results, oldest first, the streak, and the records at home and away', () => {
    const games = ['0-3', '2-2', '1-0', '2-1', '3-1', '4-0'].map((goals, index) =>
      score(index + 1, 10, goals as `${number}-${number}`, 20, { date: `2024-10-0${index + 1}` }),
    );
    const [first] = computeStandings(games, [], league);
    expect(first).toMatchObject({ lastFive: ['T', 'W', 'W', 'W', 'W'], streakKind: 'winning' });
    expect(first).toMatchObject({
      streakLength: 4,
      home: { gamesPlayed: 6, wins: 4 },
      away: { gamesPlayed: 0 },
    });
  });

  test('a tournament has a table for each group of each category', () => {
    const games = [
      score(1, 10, '1-0', 20, { groupName: 'A', stage: 'preliminary' }),
      score(2, 30, '1-0', 40, { groupName: 'B', stage: 'preliminary' }),
      score(3, 50, '1-0', 60, { categoryId: 2, stage: 'preliminary' }),
    ];
    const entries = [
      entry(10),
      entry(20),
      entry(30, { groupName: 'B' }),
      entry(70, { groupName: 'B' }),
      entry(80),
    ];
    const rows = computeStandings(games, entries, tournament);
    expect(idsByGroup(rows.filter((row) => row.categoryId === 1))).toEqual([
      ['A', [10, 20]],
      ['B', [30, 40, 70]],
    ]);
    expect(idsByGroup(rows.filter((row) => row.categoryId === 2))).toEqual([['', [50, 60]]]);
  });

  test('a tournament without groups has one table, including teams without games', () => {
    const games = [score(1, 10, '1-0', 20, { stage: 'preliminary' })];
    expect(idsByGroup(computeStandings(games, [entry(10), entry(30)], tournament))).toEqual([
      ['', [10, 20, 30]],
    ]);
  });

  test('a game without a group counts in the group that both its teams are entered in', () => {
    const games = [score(1, 10, '1-0', 20, { stage: 'preliminary' })];
    const entries = [entry(10, { groupName: 'A' }), entry(20, { groupName: 'A' })];
    expect(idsByGroup(computeStandings(games, entries, tournament))).toEqual([['A', [10, 20]]]);
  });

  test("entries of a league get the league's category", () => {
    const ofLeague = [
      {
        leagueId: 1,
        teamId: 10,
        seasonId: 1,
        competition: 'league-1',
        divisionId: 5,
        deducted: 2,
        withdrawn: null,
      },
    ];
    expect(tableEntries(ofLeague, [], { categoryId: 7 })).toEqual([
      { teamId: 10, categoryId: 7, groupName: null, divisionId: 5, deducted: 2, withdrawn: null },
    ]);
    expect(tableEntries(ofLeague, [], undefined)).toEqual([]);
  });
});
