import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { CSSProperties } from 'react';
import { formatNumber, formatTenth } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { formatFirstFour } from '../../../ui/forecast/format-share.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { possibleWords } from '../../../ui/forecast/possible-words.ts';
import classes from './heat-table.module.css';
import blocks from '../../../ui/blocks.module.css';

type Team = LeagueForecastOutput['teams'][number];

/** Names stay short in a wide table too, so that its ranks have the room. */
const nameCell = { container: 'team-name / inline-size', width: 'clamp(7rem, 30vw, 10rem)' } as const;
/** Lower bounds of the shades, as chances from 0 to 1. */
const shades = [0.005, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75] as const;
/** Percentage of one hue in each shade but the darkest. The number has enough contrast on each. */
const mixes: readonly number[] = [0, 5, 10, 16, 23, 31, 40];
const darkest = { background: 'var(--r-link)', color: 'var(--r-on-result)', fontWeight: 700 } as const;
const styleOf = (shade: number, isImpossible: boolean): CSSProperties | undefined => {
  if (isImpossible) return { background: 'var(--r-line)' };
  const mix = mixes[shade];
  if (mix === undefined) return darkest;
  if (mix === 0) return undefined;
  return { background: `color-mix(in srgb, var(--r-link) ${mix}%, var(--r-surface))` };
};
const shadeOf = (chance: number): number => shades.filter((least) => chance >= least).length;

/** A percentage without its sign, because the cells are narrow; empty when it never happened in a simulation. */
const chanceText = (chance: number): string => {
  if (chance === 0) return '';
  if (chance < 0.005) return '<1';
  return chance > 0.995 ? '>99' : String(Math.min(99, Math.round(chance * 100)));
};

function Chance({ chance, rank, possible }: { chance: number; rank: number; possible: Team['possible'] }) {
  const isImpossible = possible !== null && (rank < possible.best || rank > possible.worst);
  const shade = shadeOf(chance);
  const isCertain = possible !== null && possible.best === rank && possible.worst === rank;
  return (
    <td data-shade={shade} style={styleOf(shade, isImpossible)}>
      {isCertain ? '100' : chanceText(chance)}
    </td>
  );
}

/** Every team's chances of every final rank, in percent, and which ranks are certain or impossible. */
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
                <span className={`${blocks.beside} ${blocks.tight}`} style={nameCell}>
                  <Crest team={team} />
                  <Link href={team.path}>
                    <TeamName name={team.name} />
                  </Link>
                </span>
              </th>
              <td>
                {formatTenth(expectedPoints)}
                <small>{m.league_forecast_now({ points: formatNumber(points) })}</small>
              </td>
              <td>{formatFirstFour(firstFour, possible)}</td>
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
