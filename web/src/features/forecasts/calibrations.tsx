import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatNumber, formatPercentTenth } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Calibration, type CalibrationPoint } from './Calibration.tsx';

const pointsOf = (
  bins: readonly { readonly expected: number | null; readonly came: number | null; readonly count: number }[],
): readonly CalibrationPoint[] =>
  bins.flatMap(({ expected, came, count }) =>
    expected === null || came === null ? [] : [{ expected, came, count }],
  );

/**
 * Favourites by their forecast chance. The axes start below 0.5: favourites may win fewer than half of their games.
 */
export function GameCalibration({ bins }: { bins: ForecastScoresOutput['calibration'] }) {
  return (
    <Calibration
      points={pointsOf(bins.map(({ games, expected, won }) => ({ expected, came: won, count: games })))}
      least={0.45}
      ticks={[0.5, 0.6, 0.7, 0.8, 0.9, 1]}
      wordsOf={({ expected, came, count }) =>
        m.forecasts_calibration_point({
          expected: formatPercentTenth(expected),
          won: formatPercentTenth(came),
          games: formatNumber(count),
        })
      }
      alt={(points) => m.forecasts_calibration_alt({ points })}
      axis={m.forecasts_axis_expected()}
      upright={m.forecasts_axis_won()}
      note={m.forecasts_calibration_note()}
    />
  );
}

/** Calibration of the chances to finish among the first four. */
export function RankCalibration({ ranks }: { ranks: NonNullable<ForecastScoresOutput['ranks']> }) {
  return (
    <Calibration
      points={pointsOf(ranks.calibration.map(({ forecasts, ...bin }) => ({ ...bin, count: forecasts })))}
      least={0}
      ticks={[0, 0.2, 0.4, 0.6, 0.8, 1]}
      wordsOf={({ expected, came, count }) =>
        m.forecasts_ranks_point({
          expected: formatPercentTenth(expected),
          came: formatPercentTenth(came),
          forecasts: formatNumber(count),
        })
      }
      alt={(points) => m.forecasts_ranks_alt({ points })}
      axis={m.forecasts_ranks_axis()}
      upright={m.forecasts_ranks_axis_came()}
      note={m.forecasts_ranks_note({ leagues: formatNumber(ranks.leagues) })}
    />
  );
}
