import { z } from 'zod';
import { occasion } from './game.events.ts';
import { seasonInput } from './inputs.ts';
import { gameCard } from './outputs.ts';
import { distinct, entityId } from './vocabulary.ts';

/** Games about to be scheduled. `at`: index of the game in the form; `gameId`: set when an existing game moves. */
export const collisionsInput = seasonInput.pick({ lang: true, sid: true }).extend({
  games: distinct(
    occasion.pick({ date: true, time: true, venue: true }).extend({
      at: z.int().min(0).max(1_000),
      gameId: entityId.optional(),
      homeTeamId: entityId,
      awayTeamId: entityId,
    }),
    500,
    ({ at }) => at,
  ),
  /** Games that a new schedule replaces: they collide with nothing. */
  without: distinct(entityId, 1_000, (gameId) => gameId).optional(),
});
export type CollisionsInput = z.output<typeof collisionsInput>;

/** Conflicts of each game: another game at the same venue and time, or a game of one of its teams on the same day. */
export const collisionsOutput = z.object({
  total: z.int(),
  collisions: z.array(z.object({ at: z.int(), kind: z.enum(['ice', 'team']), game: gameCard })),
});
export type CollisionsOutput = z.output<typeof collisionsOutput>;
