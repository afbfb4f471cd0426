import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';

type Team = Pick<LeagueForecastOutput['teams'][number], 'rank' | 'chances' | 'expectedPoints'>;

/** The forecast page has the other teams. */
export const mostLikely = 3;

/** Returns the teams with the best chances of first place; equal chances by expected points, then by rank. */
export const likelyFirst = <T extends Team>(teams: readonly T[]): readonly T[] =>
  teams
    .toSorted(
      (a, b) =>
        (b.chances[0] ?? 0) - (a.chances[0] ?? 0) || b.expectedPoints - a.expectedPoints || a.rank - b.rank,
    )
    .slice(0, mostLikely);
