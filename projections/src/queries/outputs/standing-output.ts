import type { Chart, Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { PointsChart } from '../../computing/chart/points-chart.ts';
import type { Fraction, StandingRow, TieBreak } from '../../views/standings/standings.table.ts';
import type { Names } from './names.ts';
import { countsOutputOf } from './record-output.ts';
import { tiesByName } from './ties-by-name.ts';

const fractionAt = (fractions: readonly Fraction[] | undefined, index: number) => {
  const found = fractions?.[index];
  return found ? { fraction: [...found] as [number, number] } : {};
};

const tieBreakOf = (tieBreak: TieBreak | null, seasonId: number, names: Names): Standing['tieBreak'] =>
  tieBreak && {
    unresolved: tieBreak.unresolved,
    steps: tieBreak.steps.map(({ criterion, teamIds, values, fractions }) => ({
      criterion,
      teams: [
        ...tiesByName(
          teamIds.map((id, index) => ({
            id,
            name: names.team(id, seasonId).name,
            value: values[index] ?? 0,
            ...fractionAt(fractions, index),
          })),
          (one, other) => one.value === other.value,
          (team) => team,
        ),
      ],
    })),
  };

export const standingOf = (row: StandingRow, names: Names): Standing => ({
  rank: row.rank,
  previousRank: row.previousRank,
  team: names.team(row.teamId, row.seasonId),
  divisionId: row.divisionId,
  ...countsOutputOf(row),
  regulationWins: row.regulationWins,
  deducted: row.deducted,
  ...(row.withdrawn && { withdrawn: row.withdrawn }),
  fairPlayPoints: row.fairPlayPoints,
  totalPoints: row.totalPoints,
  goalDifference: row.goalDifference,
  tieBreak: tieBreakOf(row.tieBreak, row.seasonId, names),
});

/** Returns the points over time of these teams, in their order. */
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
