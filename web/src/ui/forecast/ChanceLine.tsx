import type { TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';
import classes from './plot.module.css';
import blocks from '../blocks.module.css';

type Props = {
  line: NonNullable<TeamForecastOutput['forecast']>['line'];
  /** The same chance today, after the last Monday. */
  now: number;
};

const size = { width: 300, height: 96, left: 34, right: 8, top: 8, floor: 76 };
const up = (chance: number) => size.floor - chance * (size.floor - size.top);

/** How the chance of one of the first four ranks moved over the season, drawn on the server. */
export function ChanceLine({ line, now }: Props) {
  const chances = [...line.map(({ firstFour }) => firstFour), now];
  const step = (size.width - size.left - size.right) / Math.max(1, chances.length - 1);
  const points = chances.map((chance, index) => `${size.left + index * step},${up(chance)}`);
  const [first] = line;
  const words = { from: formatShare(first?.firstFour ?? now), to: formatShare(now) };
  const since = first ? formatDay(first.date, 'bare') : '';
  return (
    <figure>
      <figcaption className={blocks.label}>{m.team_forecast_line()}</figcaption>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={m.team_forecast_line_words({ ...words, day: since })}
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line className={classes.grid} x1={size.left} x2={size.width} y1={up(chance)} y2={up(chance)} />
            <text className={classes.text} x={size.left - 5} y={up(chance) + 3} textAnchor="end">
              {chance * 100}
            </text>
          </g>
        ))}
        <polyline className={classes.path} points={points.join(' ')} />
        <circle className={classes.mark} cx={size.width - size.right} cy={up(now)} r={3.5} />
        <text className={classes.text} x={size.left} y={size.height - 5}>
          {since}
        </text>
        <text className={classes.text} x={size.width} y={size.height - 5} textAnchor="end">
          {m.team_forecast_line_now()}
        </text>
      </svg>
    </figure>
  );
}
