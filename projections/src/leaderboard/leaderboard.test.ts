import { expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { recordOf } from '../team-records/team-record.ts';
import { leaderboardOf } from './leaderboard.ts';

const games = [
  score(1, 10, '3-2', 20, { date: '2024-10-01', decided_in: 'overtime' }),
  score(2, 20, '1-4', 10, { date: '2024-10-08' }),
];
const ofTeam = (teamId: number) => games.filter((game) => game.team_lo === teamId || game.team_hi === teamId);
const record = (teamId: number) => ({
  season_id: 1,
  team_id: teamId,
  category_id: 1,
  ...recordOf(ofTeam(teamId), teamId),
});

test("a team's record counts 2-1-0 with one point for an overtime loss, home and away", () => {
  expect(record(20)).toMatchObject({
    games_played: 2,
    losses: 1,
    overtime_losses: 1,
    points: 1,
    points_percentage: 0.25,
    last_five: ['O', 'L'],
    streak_kind: 'losing',
    streak_length: 2,
    home: { gamesPlayed: 1, goalsFor: 1 },
    away: { gamesPlayed: 1, goalsFor: 2 },
    first_date: '2024-10-01',
    last_date: '2024-10-08',
  });
});

test('the leaderboard counts goals by game, without the teams that have not played', () => {
  const rows = leaderboardOf([record(10), record(20), record(30)]);
  expect(rows.map((row) => row.team_id)).toEqual([10, 20]);
  expect(rows[0]).toMatchObject({ goals_for_per_game: 3.5, goals_against_per_game: 1.5 });
});
