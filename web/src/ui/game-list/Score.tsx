import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { winnerOf } from '../game-words/game-words.ts';

/** The score, or the starting time before the game. */
export function Score({ game }: { game: GameCard }) {
  const { home, away, status, time } = game;
  if (home.goals === null || away.goals === null)
    return (
      <span className={classes.time}>
        {status === 'scheduled' && time ? formatTime(time) : m.game_status_to_come_short()}
      </span>
    );
  const winner = winnerOf(game);
  return (
    <span className={classes.score} data-status={status} data-numbers>
      <span data-won={winner === 'home' || undefined}>{home.goals}</span>
      <span className={blocks.muted}>–</span>
      <span data-won={winner === 'away' || undefined}>{away.goals}</span>
    </span>
  );
}
