import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type Game = GameOutput['game'];

const forfeitWords = ({ forfeitedBy, home, away }: Game) =>
  forfeitedBy === 'both'
    ? m.game_forfeit_both()
    : m.game_forfeit_home({ team: forfeitedBy === 'home' ? home.name : away.name });

/** What must be known before the rest is read: deleted, cancelled or forfeited. */
export function Notices({ game }: { game: Game }) {
  const { deleted, status, forfeitedBy } = game;
  if (!deleted && status !== 'cancelled' && !forfeitedBy) return null;
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
      {forfeitedBy && (
        <p>
          <strong>{forfeitWords(game)}</strong> {forfeitedBy !== 'both' && m.game_forfeit_rule()}
        </p>
      )}
    </div>
  );
}
