import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import type { NamedResults, TeamCertainty } from '../../computing/outlook/certainties.ts';
import type { Names } from '../outputs/names.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';

const winners = {
  win: 'home',
  overtimeWin: 'home',
  shootoutWin: 'home',
  tie: null,
  loss: 'away',
  overtimeLoss: 'away',
  shootoutLoss: 'away',
} as const;

const resultsOf = (results: NamedResults, seasonId: number, names: Names): Certainty['bestIf'] =>
  results &&
  results.map(({ game: { gameId, date, homeTeamId, awayTeamId }, ending }) => ({
    gameId,
    date,
    home: names.team(homeTeamId, seasonId),
    away: names.team(awayTeamId, seasonId),
    winner: winners[ending],
    isInOvertime: /^(?:overtime|shootout)/.test(ending),
  }));

/** Returns what is certain for the teams of a table, in the table's order. */
export const certaintiesOfTable = (
  certainties: readonly TeamCertainty[],
  inOrder: readonly StandingRow[],
  names: Names,
): Certainty[] => {
  const certain = new Map(certainties.map((one) => [one.teamId, one]));
  return inOrder.flatMap(({ teamId, seasonId }) => {
    const one = certain.get(teamId);
    if (!one) return [];
    const { best, worst, outOf, isExact } = one;
    return [
      {
        team: names.team(teamId, seasonId),
        best,
        worst,
        outOf,
        isExact,
        bestIf: resultsOf(one.bestIf, seasonId, names),
        worstIf: resultsOf(one.worstIf, seasonId, names),
      },
    ];
  });
};
