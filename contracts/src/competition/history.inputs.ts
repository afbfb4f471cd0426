import { z } from 'zod';
import { eventNameShape } from '../log/event-name.ts';
import { occasion } from './game.events.ts';
import { gameInput, leagueInput, teamInput, tournamentInput } from './inputs.ts';
import { before, lang } from './parameters.ts';
import { entityId, instant, position } from './vocabulary.ts';

const paged = {
  include: z.literal('games').optional().describe('`games`: also the changes of its games.'),
  before,
};

/** History of a league (deleted ones too), of a tournament, or of a team over all its seasons. */
export const leagueHistoryInput = leagueInput
  .pick({ lang: true, sid: true, cid: true, rid: true })
  .extend(paged);
export const tournamentHistoryInput = tournamentInput.pick({ lang: true, tid: true }).extend(paged);
export const teamHistoryInput = teamInput.pick({ lang: true, eid: true }).extend({ before });

/** One event with the state before and after it. */
const name = z.string().max(40).regex(eventNameShape).meta({
  description:
    'The stream of the event and its revision there, such as `game-12.3`, or its position in the log.',
  example: 'game-1.0',
});
export const eventInput = z.object({ lang, event: name });
/** Searches for duplicates of a game. */
export const duplicatesInput = gameInput.omit({ before: true });

/** Searches for existing duplicates of a game that is about to be entered. */
export const sameGamesInput = occasion.pick({ date: true, time: true }).extend({
  lang,
  homeTeamId: entityId,
  awayTeamId: entityId,
});
export type SameGamesInput = z.output<typeof sameGamesInput>;
const commandId = z.uuid();
export const undoCommand = z.object({ commandId, position });
/** Undoes all changes of one action, latest first. */
export const undoTogetherCommand = z.object({ commandId, correlationId: z.uuid(), before });
/** Merges the duplicate `teamId` into `into`, which stays. */
export const mergeTeamsCommand = z.object({ commandId, teamId: entityId, into: entityId });

/** One member’s changes in a period. `member`: number or user name, or the id in the log once the account is erased. */
const rollingBack = {
  member: z.string().trim().min(1).max(40),
  from: instant,
  to: instant,
};
export const rollBackPlanInput = z.object({
  lang,
  /** Page of the described changes. */
  page: z.int().min(1).max(10_000).default(1),
  ...rollingBack,
});
export const rollBackCommand = z.object({ commandId, before, ...rollingBack });
export type RollBackPlanInput = z.output<typeof rollBackPlanInput>;
export type RollBack = z.output<typeof rollBackCommand>;

const stream = z
  .string()
  .max(40)
  .meta({ description: 'The stream: what it is and its number, such as `game-12`.', example: 'game-1' });
export const replayInput = z.object({
  lang,
  stream,
  from: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('The first revision.'),
});
export type ReplayInput = z.output<typeof replayInput>;

export type LeagueHistoryInput = z.output<typeof leagueHistoryInput>;
export type TournamentHistoryInput = z.output<typeof tournamentHistoryInput>;
export type TeamHistoryInput = z.output<typeof teamHistoryInput>;
