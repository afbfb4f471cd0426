import { z } from 'zod';
import type { EventsOf } from '../log/events-of.ts';
import {
  decision,
  entityId,
  forfeitSide,
  gameSide,
  groupName,
  localDate,
  localTime,
  maxGoals,
  maxPenaltyMinutes,
  period,
  placeName,
  reason,
  sourceKey,
  stage,
} from './vocabulary.ts';

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
const game = { gameId: entityId, seasonId: entityId };

export const goals = z.int().min(0).max(maxGoals);
const fairPlay = z.int().min(0).max(5).nullable();
/** Of a team in a game; left out where the league records none. */
const penaltyMinutes = z.int().min(0).max(maxPenaltyMinutes).nullable().optional();
const place = placeName.nullable();

/** When and where; `time` is local and may be unknown. */
export const occasion = z.strictObject({
  date: localDate,
  time: localTime.nullable(),
  venue: place,
  city: place,
});
export type Occasion = z.infer<typeof occasion>;

/** In which part of its competition. */
export const placement = z.strictObject({ stage, group: groupName.nullable() });
export type Placement = z.infer<typeof placement>;
/** Who plays. */
export const opponents = z.strictObject({ homeTeamId: entityId, awayTeamId: entityId });
export type Opponents = z.infer<typeof opponents>;

/** A game belongs to a league, or to a tournament, or to neither (inter-league: two teams of one category). */
export const fixture = z.strictObject({
  categoryId: entityId,
  leagueId: entityId.nullable(),
  tournamentId: entityId.nullable(),
  ...placement.shape,
  ...opponents.shape,
  ...occasion.shape,
});
export type Fixture = z.infer<typeof fixture>;

/** The shoot-out winner's extra goal is included in the goals. A forfeit counts the ruleset's forfeit score instead. */
export const result = z.strictObject({
  homeGoals: goals,
  awayGoals: goals,
  decidedIn: decision,
  forfeitedBy: forfeitSide.nullable(),
  homeFairPlay: fairPlay,
  awayFairPlay: fairPlay,
  homePenaltyMinutes: penaltyMinutes,
  awayPenaltyMinutes: penaltyMinutes,
});
export type Result = z.infer<typeof result>;

export const gameEvents = {
  GameScheduled: z.strictObject({ ...game, key: sourceKey.nullable(), ...fixture.shape }),
  /** A game that was entered together with its result, after it had been played. */
  GameRecorded: z.strictObject({ ...game, key: sourceKey.nullable(), ...fixture.shape, ...result.shape }),
  GameRescheduled: z.strictObject({ ...game, ...occasion.shape }),
  GamePlacementCorrected: z.strictObject({ ...game, ...placement.shape, reason }),
  GameTeamsCorrected: z.strictObject({ ...game, ...opponents.shape, reason }),
  ResultRecorded: z.strictObject({ ...game, ...result.shape }),
  ResultCorrected: z.strictObject({ ...game, ...result.shape, reason }),
  /** The game turns out not to have been played: it is scheduled again. */
  ResultWithdrawn: z.strictObject({ ...game, reason }),
  GameCancelled: z.strictObject({ ...game, reason }),
  /** A cancelled game is to be played after all. */
  GameReinstated: z.strictObject({ ...game }),
  GameDeleted: z.strictObject({ ...game, reason }),
  /** Entered twice: this one is gone, `into` is the one that stays. A restoration brings it back. */
  GameMerged: z.strictObject({ ...game, into: entityId }),
  /** Says all that is brought back, so that a view need not remember what was deleted. */
  GameRestored: z.strictObject({
    ...game,
    key: sourceKey.nullable(),
    ...fixture.shape,
    status: z.enum(['scheduled', 'final', 'cancelled']),
    result: result.nullable(),
  }),
  /** The side of one team agrees with the result, or does not, or takes back what it said. */
  ResultConfirmed: z.strictObject({ ...game, side: gameSide }),
  ResultDisputed: z.strictObject({ ...game, side: gameSide, reason }),
  StanceWithdrawn: z.strictObject({ ...game, side: gameSide }),
  /** Being played, from 0–0 in the first period on; it ends with `ResultRecorded`. */
  GameStarted: z.strictObject({ ...game }),
  LiveScoreChanged: z.strictObject({ ...game, homeGoals: goals, awayGoals: goals, period }),
  /** It was started by mistake, or is put off: it is scheduled again. */
  GameStopped: z.strictObject({ ...game }),
};
export type GameEvent = EventsOf<typeof gameEvents>;
