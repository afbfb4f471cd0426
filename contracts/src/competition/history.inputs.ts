import { z } from 'zod';
import { occasion } from './game.events.ts';
import { activityInput, gameInput, leagueInput, teamInput, tournamentInput } from './inputs.ts';
import { entityId, instant, language, position } from './vocabulary.ts';

const paged = {
  /** `games`: also the changes of the competition's games. */
  include: z.literal('games').optional(),
  before: activityInput.shape.before,
};

/** Of a league, also of a deleted one; of a tournament; of a team over all its seasons. */
export const leagueHistoryInput = leagueInput
  .pick({ lang: true, sid: true, cid: true, rid: true })
  .extend(paged);
export const tournamentHistoryInput = tournamentInput.pick({ lang: true, tid: true }).extend(paged);
export const teamHistoryInput = teamInput
  .pick({ lang: true, eid: true })
  .extend({ before: activityInput.shape.before });

/** One event, with what stood before and after it. */
export const eventInput = z.object({ lang: language.default('fr'), position });
/** Games that may have been entered twice. */
export const duplicatesInput = gameInput.omit({ before: true });

/** A game that somebody is about to enter. */
export const sameGamesInput = occasion.pick({ date: true, time: true }).extend({
  lang: language.default('fr'),
  homeTeamId: entityId,
  awayTeamId: entityId,
});
export type SameGamesInput = z.output<typeof sameGamesInput>;
const commandId = z.uuid();
const before = position.optional();
export const undoCommand = z.object({ commandId, position });
/** All that one action set off, the latest first. */
export const undoTogetherCommand = z.object({ commandId, correlationId: z.uuid(), before });
/** `teamId` was entered a second time for `into`, which stays. */
export const mergeTeamsCommand = z.object({ commandId, teamId: entityId, into: entityId });

/** One member’s changes in a period: by number, or by the id in the log where the member is no more. */
const rollingBack = {
  member: z.union([z.string().regex(/^[1-9]\d{0,8}$/), z.uuid()]),
  from: instant,
  to: instant,
};
export const rollBackInput = z.object({ lang: language.default('fr'), ...rollingBack });
export const rollBackCommand = z.object({ commandId, before, ...rollingBack });
export type RollBackInput = z.output<typeof rollBackInput>;
export type RollBack = z.output<typeof rollBackCommand>;

/** A stream such as `game-12`, from a revision on. */
export const replayInput = z.object({
  lang: language.default('fr'),
  stream: z.string().max(40),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type ReplayInput = z.output<typeof replayInput>;

export type LeagueHistoryInput = z.output<typeof leagueHistoryInput>;
export type TournamentHistoryInput = z.output<typeof tournamentHistoryInput>;
export type TeamHistoryInput = z.output<typeof teamHistoryInput>;
