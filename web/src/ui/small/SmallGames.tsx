import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../lib/format.ts';
import { Crest } from '../crest/Crest.tsx';
import { statusWords, winnerOf } from '../game-list/game-words.ts';
import classes from './small.module.css';

const scoreOf = ({ home, away, status }: GameCard): string =>
  home.goals === null || away.goals === null || status === 'scheduled'
    ? '–'
    : `${home.goals} – ${away.goals}`;

/** Games, one a line with the score in the middle, as they fit into little room or are read from far. */
export function SmallGames({ games, showDate = false }: { games: readonly GameCard[]; showDate?: boolean }) {
  return (
    <ul className={classes.games}>
      {games.map((game) => {
        const winner = winnerOf(game);
        return (
          <li key={game.id}>
            <a href={game.path} data-status={game.status}>
              <span className={classes.when}>
                {showDate && <time dateTime={game.date}>{formatDay(game.date, 'bare')} </time>}
                {statusWords(game)}
              </span>
              <span className={classes.home} data-won={winner === 'home' || undefined}>
                <span>{game.home.name}</span>
                <Crest team={game.home} />
              </span>
              <span className={classes.score}>{scoreOf(game)}</span>
              <span className={classes.away} data-won={winner === 'away' || undefined}>
                <Crest team={game.away} />
                <span>{game.away.name}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
