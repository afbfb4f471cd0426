import { z } from 'zod';
import { gameCommands } from './commands.ts';
import { fixture, occasion, result } from './game.events.ts';
import { seasonRef } from './inputs.ts';
import { entityId, language, reason, revision } from './vocabulary.ts';

// What forms send besides plain commands. Ids of what is new are left out: the gateway gives them.

/** A game as a form enters it; where it comes from a file's record, that has a key, which no form sends. */
export const newGame = { gameId: true, key: true } as const;
export const recordGame = gameCommands.RecordGame.omit(newGame);

/** `again` where it is meant although a game of these teams is there on that day. */
export const savedGame = recordGame.extend({ again: z.boolean().default(false) });

/** A weekend's results: each has its own command id, so that only those that are missing are sent again. */
export const saveGames = z.object({ games: z.array(z.unknown()).min(1).max(100) });

/** One form's save: whatever is there is changed, all of it or nothing. */
export const editGame = z.object({
  commandId: z.uuid(),
  gameId: entityId,
  seasonId: entityId,
  ifRevision: revision,
  reason: reason.optional(),
  occasion: occasion.optional(),
  placement: fixture.pick({ stage: true, group: true }).optional(),
  teams: fixture.pick({ homeTeamId: true, awayTeamId: true }).optional(),
  result: result.optional(),
});
export type EditGame = z.output<typeof editGame>;

/** `season`: in whose names regions and categories are called. */
export const choicesInput = z.object({ lang: language.default('fr'), season: seasonRef.optional() });
export type ChoicesInput = z.output<typeof choicesInput>;
