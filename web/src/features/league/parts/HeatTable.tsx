import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatNumber, formatTenth } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { formatShare } from '../../../ui/forecast/format-share.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { possibleWords } from '../../../ui/forecast/possible-words.ts';
import classes from './heat-table.module.css';
import blocks from '../../../ui/blocks.module.css';

type Team = LeagueForecastOutput['teams'][number];

/** Steps of shade, from what hardly happens to what is nearly sure. */
const shades = [0.005, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75] as const;
const shadeOf = (chance: number): number => shades.filter((least) => chance >= least).length;

/** One chance: its shade says it at a glance, its number exactly; what never happened stays empty. */
function Chance({ chance, rank, possible }: { chance: number; rank: number; possible: Team['possible'] }) {
  const isImpossible = possible !== null && (rank < possible.best || rank > possible.worst);
  const text = chance < 0.005 ? (chance > 0 ? '<1' : '') : String(Math.min(99, Math.round(chance * 100)));
  return (
    <td data-shade={shadeOf(chance)} data-impossible={isImpossible || undefined}>
      {chance > 0.995 ? '100' : text}
    </td>
  );
}

/** Every team's chances of every final rank, in percents, with what is certain already. */
export function HeatTable({ teams }: { teams: readonly Team[] }) {
  const ranks = teams.map((_, index) => index + 1);
  return (
    <div className={blocks.scroller} role="region" aria-label={m.league_forecast()} tabIndex={0}>
      <table className={`${blocks.figures} ${blocks.first} ${classes.heat}`}>
        <caption>{m.league_forecast_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.leaders_team()}</th>
            <th scope="col">{m.league_forecast_points()}</th>
            <th scope="col">{m.league_forecast_first_four()}</th>
            {ranks.map((rank) => (
              <th key={rank} scope="col">
                <abbr title={m.league_forecast_rank({ rank })}>{rank}</abbr>
              </th>
            ))}
            <th scope="col">{m.league_forecast_possible()}</th>
            <th scope="col">{m.league_forecast_magic()}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, points, expectedPoints, chances, firstFour, possible, magicNumber }) => (
            <tr key={team.id}>
              <th scope="row">
                <Link href={team.path}>{team.name}</Link>
              </th>
              <td>
                {formatTenth(expectedPoints)}
                <small>{m.league_forecast_now({ points: formatNumber(points) })}</small>
              </td>
              <td>{formatShare(firstFour)}</td>
              {ranks.map((rank) => (
                <Chance key={rank} rank={rank} chance={chances[rank - 1] ?? 0} possible={possible} />
              ))}
              <td>{possibleWords(possible)}</td>
              <td>{magicNumber === null ? '–' : magicNumber === 0 ? '✓' : formatNumber(magicNumber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
