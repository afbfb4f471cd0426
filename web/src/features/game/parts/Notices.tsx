import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { forfeitWords } from '../../../ui/game-list/game-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Game = GameOutput['game'];

/** Notices above the rest of the page: the game is deleted, cancelled, postponed or forfeited. */
export function Notices({ game }: { game: Game }) {
  const { deleted, status, forfeitedBy } = game;
  const isOff = status === 'cancelled' || status === 'postponed';
  if (!deleted && !isOff && !forfeitedBy) return null;
  return (
    <div className={blocks.notice}>
      {deleted && (
        <p>
          <strong>{m.game_deleted()}</strong> {m.game_deleted_body()}
        </p>
      )}
      {status === 'cancelled' && (
        <p>
          <strong>{m.game_cancelled_title()}</strong>
        </p>
      )}
      {status === 'postponed' && (
        <p>
          <strong>{m.game_postponed_title()}</strong>{' '}
          {m.game_postponed_body({ day: formatDay(game.date, 'full') })}
        </p>
      )}
      {status === 'unfinished' && (
        <p>
          <strong>{m.game_status_unfinished()}.</strong> {m.game_unfinished_body()}
        </p>
      )}
      {forfeitedBy && (
        <p>
          <strong>{forfeitWords(game)}</strong> {forfeitedBy !== 'both' && m.game_forfeit_rule()}
        </p>
      )}
    </div>
  );
}
