import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from '../../ui/forecast/plot.module.css';
import blocks from '../../ui/blocks.module.css';

type Bins = ForecastScoresOutput['calibration'];

const size = { width: 320, height: 240, left: 40, bottom: 36, top: 12, right: 14 };
/** Both axes go from an even chance to certainty, with room below for favourites that do worse than a coin. */
const least = 0.45;
const across = (share: number) =>
  size.left + ((share - least) / (1 - least)) * (size.width - size.left - size.right);
const up = (share: number) =>
  size.height - size.bottom - ((share - least) / (1 - least)) * (size.height - size.top - size.bottom);
const ticks = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

const drawnPoints = (bins: Bins) => {
  const most = Math.max(1, ...bins.map(({ games }) => games));
  return bins.flatMap(({ games, expected, won }) =>
    expected === null || won === null
      ? []
      : [{ games, expected, won, radius: 3 + 6 * Math.sqrt(games / most) }],
  );
};

/** Chances that were given against what came, drawn on the server: readable without scripts. */
export function Calibration({ bins }: { bins: Bins }) {
  const points = drawnPoints(bins);
  const words = points.map(({ games, expected, won }) =>
    m.forecasts_calibration_point({
      expected: formatPercent(expected),
      won: formatPercent(won),
      games: formatNumber(games),
    }),
  );
  return (
    <figure className={blocks.grid} data-wide>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={m.forecasts_calibration_alt({ points: words.join('; ') })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={classes.grid}
              x1={size.left}
              x2={size.width - size.right}
              y1={up(tick)}
              y2={up(tick)}
            />
            <text className={classes.text} x={size.left - 6} y={up(tick) + 4} textAnchor="end">
              {formatPercent(tick)}
            </text>
            <text className={classes.text} x={across(tick)} y={size.height - 20} textAnchor="middle">
              {formatPercent(tick)}
            </text>
          </g>
        ))}
        <line className={classes.even} x1={across(0.5)} y1={up(0.5)} x2={across(1)} y2={up(1)} />
        {points.map(({ expected, won, radius }) => (
          <circle
            key={expected}
            className={classes.mark}
            cx={across(expected)}
            cy={up(Math.max(least, won))}
            r={radius}
          />
        ))}
        <text
          className={classes.text}
          x={(size.left + size.width) / 2}
          y={size.height - 4}
          textAnchor="middle"
        >
          {m.forecasts_axis_expected()}
        </text>
      </svg>
      <figcaption className={`${blocks.note} ${blocks.prose}`}>
        {m.forecasts_calibration_note()}
        <ul>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
