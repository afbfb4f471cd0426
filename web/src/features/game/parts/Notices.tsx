import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { forfeitWords } from '../../../ui/game-words/game-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Game = GameOutput['game'];

/** Notices above the rest of the page: why the game does not count, is not over or will not be played. */
export function Notices({ game }: { game: Game }) {
  const { deleted, status, forfeitedBy, withdrew } = game;
  const isAsPlanned = status === 'scheduled' || status === 'live' || status === 'final';
  if (!deleted && isAsPlanned && !forfeitedBy) return null;
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
      {status === 'noResult' && (
        <p>
          <strong>{m.game_status_no_result()}.</strong> {m.game_no_result_body()}
        </p>
      )}
      {status === 'void' && (
        <p>
          <strong>{m.game_void_title()}</strong>
        </p>
      )}
      {forfeitedBy && (
        <p>
          <strong>{forfeitWords(game)}</strong> {forfeitedBy !== 'both' && m.game_forfeit_rule()}
        </p>
      )}
      {withdrew.map(({ team, on }) => (
        <p key={team.id}>{m.game_team_withdrew({ team: team.name, day: formatDay(on, 'full') })}</p>
      ))}
    </div>
  );
}
