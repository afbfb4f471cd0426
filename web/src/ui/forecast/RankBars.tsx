import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';
import { Plot } from './Plot.tsx';
import { tenths } from './tenths.ts';

const size = { width: 300, height: 72, floor: 58 };
const leastVisible = 0.05;

/** Bar chart, rendered on the server, of the chances of every final rank; in words for screen readers. */
export function RankBars({ chances }: { chances: readonly number[] }) {
  const step = size.width / Math.max(1, chances.length);
  const most = Math.max(0.01, ...chances);
  const heightOf = (chance: number) =>
    tenths(Math.max(chance > 0 ? 1 : 0, (chance / most) * (size.floor - 12)));
  const words = chances.flatMap((chance, index) =>
    chance >= leastVisible ? [m.team_forecast_rank({ rank: index + 1, chance: formatShare(chance) })] : [],
  );
  return (
    <Plot width={size.width} height={size.height} label={words.join(', ')}>
      {chances.map((chance, index) => {
        const rank = index + 1;
        return (
          <g key={rank}>
            <rect
              fill="var(--r-link)"
              x={tenths(index * step + step * 0.12)}
              width={tenths(step * 0.76)}
              y={tenths(size.floor - heightOf(chance))}
              height={heightOf(chance)}
            />
            <text x={tenths((index + 0.5) * step)} y={size.height - 3} textAnchor="middle">
              {rank}
            </text>
          </g>
        );
      })}
    </Plot>
  );
}
