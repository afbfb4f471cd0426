import type { RatedGameOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatPercent, formatSigned, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

const endings = { overtime: m.ratings_after_overtime, shootout: m.ratings_after_shootout } as const;

const endingOf = ({ decidedIn }: RatedGameOutput): string =>
  decidedIn === null || decidedIn === 'regulation' ? '' : ` ${endings[decidedIn]()}`;

/** The last games, with what each did to both ratings. */
export function LastRatedGames({ games }: { games: readonly RatedGameOutput[] }) {
  return (
    <>
      <p className={`${blocks.note} ${blocks.prose}`}>{m.ratings_last_how()}</p>
      <ul className={blocks.rows}>
        {games.map((one) => {
          const { game, opponent, goalsFor, goalsAgainst, margin, results } = one;
          return (
            <li key={game.gameId}>
              <p>
                <Link href={game.path}>
                  {m.ratings_game({ score: `${goalsFor}–${goalsAgainst}`, opponent: opponent.name })}
                </Link>
                {endingOf(one)} <span className={blocks.muted}>{formatDay(game.date)}</span>
              </p>
              <p>
                {m.ratings_game_margin({
                  expected: formatSignedDecimal(margin.expected),
                  counted: formatSigned(margin.counted),
                })}
                ; <b>{m.ratings_game_goals({ effect: formatSignedDecimal(margin.effect) })}</b>
              </p>
              <p>
                {m.ratings_game_results({ chance: formatPercent(results.chance) })};{' '}
                <b>{m.ratings_game_share({ effect: formatSignedDecimal(100 * results.effect) })}</b>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
