import type { ChancesOn } from './chances-over-season.ts';

/**
 * One tenth of the chances: number of forecasts, sum of their chances, and number of teams that ended among the first.
 */
export type RankBin = { readonly forecasts: number; readonly chances: number; readonly came: number };

const count = 10;
const noBins = (): RankBin[] => Array.from({ length: count }, () => ({ forecasts: 0, chances: 0, came: 0 }));

/** Bins the chances of one of the first `places` ranks, Monday by Monday, with the final ranks. */
export const binsOf = (
  line: Iterable<Pick<ChancesOn, 'firstFour'>>,
  finalRanks: ReadonlyMap<number, number>,
  places: number,
): readonly RankBin[] => {
  const bins = noBins();
  for (const { firstFour } of line)
    for (const [teamId, chance] of firstFour) {
      const rank = finalRanks.get(teamId);
      const at = Math.min(count - 1, Math.floor(chance * count));
      const bin = bins[at];
      if (rank === undefined || !bin) continue;
      const { forecasts, chances, came } = bin;
      bins[at] = {
        forecasts: forecasts + 1,
        chances: Math.round((chances + chance) * 1e6) / 1e6,
        came: came + (rank <= places ? 1 : 0),
      };
    }
  return bins;
};

/** Adds up the bins of several leagues. */
export const sumOfBins = (all: readonly (readonly RankBin[])[]): readonly RankBin[] =>
  noBins().map((_, at) => ({
    forecasts: all.reduce((sum, bins) => sum + (bins[at]?.forecasts ?? 0), 0),
    chances: all.reduce((sum, bins) => sum + (bins[at]?.chances ?? 0), 0),
    came: all.reduce((sum, bins) => sum + (bins[at]?.came ?? 0), 0),
  }));
