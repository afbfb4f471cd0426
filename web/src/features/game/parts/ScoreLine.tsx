import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { placeWords, statusWords, winnerOf } from '../../../ui/game-list/game-words.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import classes from './score-line.module.css';
import blocks from '../../../ui/blocks.module.css';

type Game = GameOutput['game'];

function Side({ side, at, won }: { side: Game['home']; at: 'home' | 'away'; won: boolean }) {
  return (
    <Link href={side.path} className={classes[at]} data-won={won || undefined}>
      <Crest team={side} size="large" />
      <TeamName name={side.name} />
    </Link>
  );
}

/** What stands between the teams: the score, or when the game starts. */
function Middle({ game: { home, away, time, status } }: { game: Game }) {
  const scored = status !== 'scheduled' && home.goals !== null && away.goals !== null;
  if (!scored) return <span className={classes.time}>{time ? formatTime(time) : m.game_vs()}</span>;
  return (
    <>
      <span className={classes.homeGoals}>{home.goals}</span>
      <span className={classes.dash}>–</span>
      <span className={classes.awayGoals}>{away.goals}</span>
    </>
  );
}

const statusOf = (game: Game) => {
  if (game.deleted) return m.game_deleted_short();
  return game.status === 'scheduled' ? m.game_status_scheduled() : statusWords(game);
};

/** The game in one line, as the page's heading: who, how many, how decided, when and where. */
export function ScoreLine({ game }: { game: Game }) {
  const winner = winnerOf(game);
  const pageLocation = placeWords(game);
  return (
    <div
      className={`${blocks.card} ${classes.card}`}
      data-deleted={game.deleted || undefined}
      data-live-game={game.id}
    >
      <p className={classes.status} data-status={game.status}>
        {statusOf(game)}
      </p>
      <h1 className={classes.line}>
        <Side side={game.home} at="home" won={winner === 'home'} />
        <Middle game={game} />
        <Side side={game.away} at="away" won={winner === 'away'} />
      </h1>
      <p className={classes.when}>
        <time dateTime={game.date}>{formatDay(game.date, 'full')}</time>
        {pageLocation && <span>{pageLocation}</span>}
      </p>
    </div>
  );
}
