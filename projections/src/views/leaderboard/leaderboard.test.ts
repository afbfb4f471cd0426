import { expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { recordOf } from '../team-records/team-record.ts';
import { leaderboardOf } from './leaderboard.ts';

const games = [
  score(1, 10, '3-2', 20, { date: '2024-10-01', decidedIn: 'overtime' }),
  score(2, 20, '1-4', 10, { date: '2024-10-08' }),
];
const ofTeam = (teamId: number) => games.filter((game) => game.teamLo === teamId || game.teamHi === teamId);
const record = (teamId: number) => ({
  seasonId: 1,
  teamId,
  categoryId: 1,
  ...recordOf(ofTeam(teamId), teamId),
});

test("a team's record counts 2-1-0 with one point for an overtime loss, home and away", () => {
  expect(record(20)).toMatchObject({
    gamesPlayed: 2,
    losses: 1,
    overtimeLosses: 1,
    points: 1,
    pointsPercentage: 0.25,
    lastFive: ['O', 'L'],
    streakKind: 'losing',
    streakLength: 2,
    home: { gamesPlayed: 1, goalsFor: 1 },
    away: { gamesPlayed: 1, goalsFor: 2 },
    firstDate: '2024-10-01',
    lastDate: '2024-10-08',
  });
});

test('the leaderboard averages goals per game, and leaves out teams that have not played', () => {
  const rows = leaderboardOf([record(10), record(20), record(30)]);
  expect(rows.map((row) => row.teamId)).toEqual([10, 20]);
  expect(rows[0]).toMatchObject({ goalsForPerGame: 3.5, goalsAgainstPerGame: 1.5 });
});
