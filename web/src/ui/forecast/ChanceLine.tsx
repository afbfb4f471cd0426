import type { ChanceTarget, TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';
import { Plot } from './Plot.tsx';
import { tenths } from './tenths.ts';
import blocks from '../blocks.module.css';

type Props = {
  line: NonNullable<TeamForecastOutput['forecast']>['line'];
  /** The current chance; `line` ends on the last Monday. */
  now: number;
  target: ChanceTarget;
};

const size = { width: 300, height: 96, left: 34, right: 8, top: 8, floor: 76 };
const up = (chance: number) => tenths(size.floor - chance * (size.floor - size.top));

/** Line chart, rendered on the server, of a team's chance of the target. */
export function ChanceLine({ line, now, target }: Props) {
  const chances = [...line.map(({ chance }) => chance), now];
  const step = (size.width - size.left - size.right) / Math.max(1, chances.length - 1);
  const points = chances.map((chance, index) => `${tenths(size.left + index * step)},${up(chance)}`);
  const [first] = line;
  const ofTarget = m.stakes_target({ target });
  const words = { ofTarget, from: formatShare(first?.chance ?? now), to: formatShare(now) };
  const since = first ? formatDay(first.date, 'bare') : '';
  return (
    <figure>
      <figcaption className={blocks.label}>{m.team_forecast_line({ ofTarget })}</figcaption>
      <Plot
        width={size.width}
        height={size.height}
        label={m.team_forecast_line_words({ ...words, day: since })}
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line stroke="var(--r-line)" x1={size.left} x2={size.width} y1={up(chance)} y2={up(chance)} />
            <text x={size.left - 5} y={up(chance) + 3} textAnchor="end">
              {chance * 100}
            </text>
          </g>
        ))}
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="var(--r-link)"
          strokeLinejoin="round"
          strokeWidth={2}
        />
        <circle fill="var(--r-link)" cx={size.width - size.right} cy={up(now)} r={3.5} />
        <text x={size.left} y={size.height - 5}>
          {since}
        </text>
        <text x={size.width} y={size.height - 5} textAnchor="end">
          {m.team_forecast_line_now()}
        </text>
      </Plot>
    </figure>
  );
}
