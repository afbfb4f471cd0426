import type { BiggestGame } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from '../link/Link.tsx';
import { chancesOf, chancesWords, moreAtStake } from './stakes-words.ts';

/** The games with the highest stakes, each with the team for which it matters most. */
export function BiggestGames({ games }: { games: readonly BiggestGame[] }) {
  return (
    <>
      <p className={blocks.note}>{m.stakes_meaning()}</p>
      <ul className={`${blocks.rows} ${blocks.grid}`} data-wide>
        {games.map(({ game, stakes }) => {
          const side = moreAtStake(stakes);
          return (
            <li key={game.id}>
              <Link href={game.path}>{m.game_title({ home: game.home.name, away: game.away.name })}</Link>
              <div className={blocks.note}>
                {`${formatDay(game.date, 'bare')} · ${game.category.name}`}
                <br />
                {m.stakes_of({ team: game[side].name, chances: chancesWords(chancesOf(stakes, side)) })}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
