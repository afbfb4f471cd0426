import { z } from 'zod';
import { gameCommands } from './commands.ts';
import { fixture, occasion, result } from './game.events.ts';
import { exampleResult, sid } from './parameters.ts';
import { entityId, language, reason, revision } from './vocabulary.ts';

// Inputs of forms that differ from the plain commands. The gateway assigns the ids of new entities.

/** Fields that a form does not send: the gateway assigns the id, and only imported games have a key. */
export const newGame = { gameId: true, key: true } as const;
export const recordGame = gameCommands.RecordGame.omit(newGame);

/** `again` confirms the entry although these teams already have a game on that day. */
export const savedGame = recordGame.extend({ again: z.boolean().default(false) });
/** A game that has just been played, as programs send it. */
export const recordedGame = savedGame.omit({ ifRevision: true }).meta({
  example: {
    seasonId: 1,
    categoryId: 1,
    leagueId: 1,
    tournamentId: null,
    stage: 'regular',
    group: null,
    homeTeamId: 1,
    awayTeamId: 2,
    date: '2024-11-20',
    time: '19:30',
    venue: null,
    city: 'Montréal',
    ...exampleResult,
  },
});

/** A weekend's results. Each has its own command id, so that a retry sends only the missing ones. */
export const saveGames = z.object({ games: z.array(z.unknown()).min(1).max(100) });

/** Saves a game form in one command, all or nothing; absent parts do not change. */
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

/** `season`: the season whose names of regions and categories are used. */
export const choicesInput = z.object({ lang: language.default('fr'), season: sid.optional() });
export type ChoicesInput = z.output<typeof choicesInput>;

/** A text that may name a category and a region, such as the name of a sheet. */
export const namedInTextInput = z.object({ lang: language.default('fr'), text: z.string().max(200) });
