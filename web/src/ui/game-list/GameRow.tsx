import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { OutcomePill } from '../form-pills/OutcomePill.tsx';
import { Link } from '../link/Link.tsx';
import { confirmationBadge } from './confirmation-words.ts';
import classes from './game-list.module.css';
import { outcomeFor, placeWords, statusWords, winnerOf } from './game-words.ts';
import { stageName } from './stage-name.ts';

type SideProps = { side: GameCard['home']; won: boolean };

function Side({ side, won }: SideProps) {
  return (
    <span className={classes.side} data-won={won || undefined}>
      <span className={classes.team}>{side.name}</span>
      <span className={classes.goals}>{side.goals}</span>
    </span>
  );
}

export type GameRowProps = {
  game: GameCard;
  showDate?: boolean;
  /** With the year: for lists over several seasons. */
  showYear?: boolean;
  /** When it started, also once it is played. */
  showTime?: boolean;
  showCompetition?: boolean;
  /** Unless a heading says it already. */
  showStage?: boolean;
  showLocation?: boolean;
  /** Whose games these are: each says how it ended for that team. */
  teamId?: number;
};

/** One game: its status, both teams with their goals, where. The whole row leads to the game. */
export function GameRow({
  game,
  showDate = false,
  showYear = false,
  showTime = false,
  showCompetition = false,
  showStage = true,
  showLocation = true,
  teamId,
}: GameRowProps) {
  const winner = winnerOf(game);
  const badge = confirmationBadge(game);
  const outcome = teamId === undefined ? null : outcomeFor(game, teamId);
  const knockOut = showStage && game.stage !== 'regular' && game.stage !== 'preliminary';
  const facts = [
    ...(showCompetition && game.competition ? [game.competition.name] : []),
    ...(knockOut ? [stageName(game.stage)] : []),
    ...(showLocation ? [placeWords(game)] : []),
  ].filter((fact) => fact !== '');
  return (
    <li className={classes.item} data-live-game={game.id}>
      <Link href={game.path} className={classes.game}>
        <span className={classes.when}>
          {showDate && <time dateTime={game.date}>{formatDay(game.date, showYear ? 'dated' : 'bare')}</time>}
          {showTime && game.time && game.status !== 'scheduled' && <span>{formatTime(game.time)}</span>}
          <span data-status={game.status}>{statusWords(game)}</span>
          {badge && <span data-said={game.confirmation?.status}>{badge}</span>}
          {outcome && <OutcomePill outcome={outcome} />}
        </span>
        <span className={classes.sides}>
          <Side side={game.home} won={winner === 'home'} />
          <Side side={game.away} won={winner === 'away'} />
        </span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
      </Link>
    </li>
  );
}
