import type { RatedGameOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatPercentTenth, formatSigned, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

const endings = { overtime: m.ratings_after_overtime, shootout: m.ratings_after_shootout } as const;

const endingOf = ({ decidedIn }: RatedGameOutput): string =>
  decidedIn === null || decidedIn === 'regulation' ? '' : ` ${endings[decidedIn]()}`;

const columns = [
  m.ratings_expected,
  m.ratings_counted,
  m.ratings_margin_effect,
  m.ratings_chance,
  m.ratings_results_effect,
] as const;
const gameCell = { minWidth: '9rem', whiteSpace: 'normal' } as const;
const oneLine = { whiteSpace: 'nowrap' } as const;

/** The last games, with what each did to both ratings. */
export function LastRatedGames({ games }: { games: readonly RatedGameOutput[] }) {
  return (
    <>
      <p className={`${blocks.note} ${blocks.prose}`}>{m.ratings_last_how()}</p>
      <div className={blocks.scroller} role="region" aria-label={m.ratings_last_of_team()} tabIndex={0}>
        <table className={`${blocks.figures} ${blocks.first}`}>
          <caption>{m.ratings_last_of_team()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.ratings_last_game()}</th>
              {columns.map((name) => (
                <th key={name()} scope="col">
                  {name()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((one) => {
              const { game, opponent, goalsFor, goalsAgainst, margin, results } = one;
              return (
                <tr key={game.gameId}>
                  <th scope="row" style={gameCell}>
                    <Link href={game.path}>
                      {m.ratings_game({ score: `${goalsFor}–${goalsAgainst}`, opponent: opponent.name })}
                    </Link>
                    {endingOf(one)}
                    <small style={oneLine}>{formatDay(game.date)}</small>
                  </th>
                  <td>{formatSignedDecimal(margin.expected)}</td>
                  <td>{formatSigned(margin.counted)}</td>
                  <td>{formatSignedDecimal(margin.effect)}</td>
                  <td>{formatPercentTenth(results.chance)}</td>
                  <td>{formatSignedDecimal(100 * results.effect)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
