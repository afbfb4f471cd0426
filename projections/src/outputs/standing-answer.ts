import type { Chart, Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { PointsChart } from '../chart/points-chart.ts';
import type { StandingRow, TieBreak } from '../standings/standings.table.ts';
import type { Names } from './names.ts';
import { tiesByName } from './ties-by-name.ts';

const tieBreakOf = (tieBreak: TieBreak | null, seasonId: number, names: Names): Standing['tieBreak'] =>
  tieBreak && {
    unresolved: tieBreak.unresolved,
    steps: tieBreak.steps.map(({ criterion, teamIds, values }) => ({
      criterion,
      teams: [
        ...tiesByName(
          teamIds.map((id, index) => ({
            id,
            name: names.team(id, seasonId).name,
            value: values[index] ?? 0,
          })),
          (one, other) => one.value === other.value,
          (team) => team,
        ),
      ],
    })),
  };

export const standingOf = (row: StandingRow, names: Names): Standing => ({
  rank: row.rank,
  previousRank: row.previous_rank,
  team: names.team(row.team_id, row.season_id),
  divisionId: row.division_id,
  gamesPlayed: row.games_played,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  regulationWins: row.regulation_wins,
  overtimeWins: row.overtime_wins,
  overtimeLosses: row.overtime_losses,
  shootoutWins: row.shootout_wins,
  shootoutLosses: row.shootout_losses,
  points: row.points,
  fairPlayPoints: row.fair_play_points,
  totalPoints: row.total_points,
  pointsPercentage: row.points_percentage,
  goalsFor: row.goals_for,
  goalsAgainst: row.goals_against,
  goalDifference: row.goal_difference,
  streak: { type: row.streak_kind, length: row.streak_length },
  lastFive: [...row.last_five],
  home: row.home,
  away: row.away,
  tieBreak: tieBreakOf(row.tie_break, row.season_id, names),
});

/** The points over time of the given teams, in their order. */
export const chartOf = (
  { labels, datasets }: PointsChart,
  teamIds: readonly number[],
  seasonId: number,
  names: Names,
): Chart => {
  const points = new Map(datasets.map((dataset) => [dataset.teamId, dataset.points]));
  return {
    labels: [...labels],
    datasets: teamIds.map((teamId) => ({
      teamId,
      label: names.team(teamId, seasonId).name,
      data: [...(points.get(teamId) ?? [])],
    })),
    options: { unit: 'points' },
  };
};
