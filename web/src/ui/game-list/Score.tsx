import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { sidesFor, winnerOf } from '../game-words/game-words.ts';

type Props = {
  game: GameCard;
  /** Puts this team's goals first; by default, those of the home team. */
  teamId?: number;
};

/** The score, or the starting time before the game. */
export function Score({ game, teamId }: Props) {
  const { home, away, status, time } = game;
  if (home.goals === null || away.goals === null)
    return (
      <span className={classes.time}>
        {status === 'scheduled' && time ? formatTime(time) : m.game_status_to_come_short()}
      </span>
    );
  const winner = winnerOf(game);
  const [first, second] = sidesFor(game, teamId);
  return (
    <span className={classes.score} data-status={status} data-numbers>
      <span data-won={winner === first || undefined}>{game[first].goals}</span>
      <span className={blocks.muted}>–</span>
      <span data-won={winner === second || undefined}>{game[second].goals}</span>
    </span>
  );
}
