import type { CollisionsOutput } from '@rondelle/contracts/competition/collisions.ts';
import { formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { gameInLine } from '../game-list/game-in-line.ts';
import { Note } from '../note/Note.tsx';

const words = { ice: m.collisions_ice, team: m.collisions_team } as const;

/** Lists the games that a game collides with, each with the kind of collision. */
export function CollisionList({ found: { total, collisions } }: { found: CollisionsOutput }) {
  if (total === 0) return null;
  return (
    <Note>
      <p>{m.collisions_found({ count: total })}</p>
      <ul>
        {collisions.map(({ at, kind, game }) => (
          <li key={`${at} ${kind} ${game.id}`}>
            {words[kind]()}{' '}
            <a href={game.path} target="_blank">
              {gameInLine(game)}
              {game.time && ` ${formatTime(game.time)}`}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
