import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';
import classes from './plot.module.css';

const size = { width: 300, height: 72, floor: 58 };
const leastSaid = 0.05;

/** The chances of every final rank as bars, drawn on the server; said in words for those who listen. */
export function RankBars({ chances }: { chances: readonly number[] }) {
  const step = size.width / Math.max(1, chances.length);
  const most = Math.max(0.01, ...chances);
  const heightOf = (chance: number) => Math.max(chance > 0 ? 1 : 0, (chance / most) * (size.floor - 12));
  const words = chances.flatMap((chance, index) =>
    chance >= leastSaid ? [m.team_forecast_rank({ rank: index + 1, chance: formatShare(chance) })] : [],
  );
  return (
    <svg
      className={classes.plot}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={words.join(', ')}
    >
      {chances.map((chance, index) => {
        const rank = index + 1;
        return (
          <g key={rank}>
            <rect
              className={classes.mark}
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={size.floor - heightOf(chance)}
              height={heightOf(chance)}
            />
            <text className={classes.text} x={(index + 0.5) * step} y={size.height - 3} textAnchor="middle">
              {rank}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
