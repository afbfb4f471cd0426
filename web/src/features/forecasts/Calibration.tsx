import { formatPercent } from '../../lib/format/format.ts';
import { Plot } from '../../ui/forecast/Plot.tsx';
import blocks from '../../ui/blocks.module.css';

/** One bin of forecasts with similar chances: their mean, the share that came true (0 to 1), and their number. */
export type CalibrationPoint = { readonly expected: number; readonly came: number; readonly count: number };
type Props = {
  points: readonly CalibrationPoint[];
  /** The lower end of both axes. */
  least: number;
  ticks: readonly number[];
  wordsOf: (point: CalibrationPoint) => string;
  alt: (points: string) => string;
  axis: string;
  /** Title of the vertical axis. */
  upright: string;
  note: string;
};

const size = { width: 320, height: 240, left: 54, bottom: 36, top: 12, right: 14 };

/**
 * A calibration chart of forecast chances against outcomes. It is rendered on the server, so it works without
 * JavaScript.
 */
export function Calibration({ points, least, ticks, wordsOf, alt, axis, upright, note }: Props) {
  const across = (share: number) =>
    size.left + ((share - least) / (1 - least)) * (size.width - size.left - size.right);
  const up = (share: number) =>
    size.height - size.bottom - ((share - least) / (1 - least)) * (size.height - size.top - size.bottom);
  const first = ticks[0] ?? least;
  const most = Math.max(1, ...points.map(({ count }) => count));
  const words = points.map(wordsOf);
  return (
    <figure className={blocks.grid} data-wide>
      <Plot width={size.width} height={size.height} label={alt(words.join('; '))}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              stroke="var(--r-line)"
              x1={size.left}
              x2={size.width - size.right}
              y1={up(tick)}
              y2={up(tick)}
            />
            <text x={size.left - 6} y={up(tick) + 4} textAnchor="end">
              {formatPercent(tick)}
            </text>
            <text x={across(tick)} y={size.height - 20} textAnchor="middle">
              {formatPercent(tick)}
            </text>
          </g>
        ))}
        <line
          stroke="var(--r-muted)"
          strokeDasharray="4 3"
          x1={across(first)}
          y1={up(first)}
          x2={across(1)}
          y2={up(1)}
        />
        {points.map(({ expected, came, count }) => (
          <circle
            key={expected}
            fill="var(--r-link)"
            cx={across(expected)}
            cy={up(Math.max(least, came))}
            r={3 + 6 * Math.sqrt(count / most)}
          />
        ))}
        <text x={(size.left + size.width) / 2} y={size.height - 4} textAnchor="middle">
          {axis}
        </text>
        <text
          transform="rotate(-90)"
          x={(size.bottom - size.top - size.height) / 2 - size.top}
          y={10}
          textAnchor="middle"
        >
          {upright}
        </text>
      </Plot>
      <figcaption className={`${blocks.note} ${blocks.prose}`}>
        {note}
        <ul>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
