import { z } from 'zod';
import type { EventsOf } from '../log/events-of.ts';
import { type CountField, countFields, forCounts, mostOfCount } from './result-counts.ts';
import {
  decision,
  entityId,
  forfeitSide,
  gameSide,
  groupName,
  localDate,
  localTime,
  maxGoals,
  period,
  placeName,
  reason,
  sourceKey,
  stage,
} from './vocabulary.ts';

// Stored permanently. Never edit a payload: add a new version of the type and an upcaster.
const game = { gameId: entityId, seasonId: entityId };

export const goals = z.int().min(0).max(maxGoals);
const fairPlay = z.int().min(0).max(5).nullable();
const place = placeName.nullable();

/** Date, time and place; `time` is local, and null when unknown. */
export const occasion = z.strictObject({
  date: localDate,
  time: localTime.nullable(),
  venue: place,
  city: place,
});
export type Occasion = z.infer<typeof occasion>;

/** Stage and group within the competition. */
export const placement = z.strictObject({ stage, group: groupName.nullable() });
export type Placement = z.infer<typeof placement>;
export const opponents = z.strictObject({ homeTeamId: entityId, awayTeamId: entityId });
export type Opponents = z.infer<typeof opponents>;

/** A game belongs to a league, to a tournament, or to neither (inter-league: two teams of one category). */
export const fixture = z.strictObject({
  categoryId: entityId,
  leagueId: entityId.nullable(),
  tournamentId: entityId.nullable(),
  ...placement.shape,
  ...opponents.shape,
  ...occasion.shape,
});
export type Fixture = z.infer<typeof fixture>;

/** Counts that not every league records: absent or null when it does not. */
export const countsOfResult = z.strictObject(
  forCounts((field) => z.int().min(0).max(mostOfCount(field)).nullable().optional()),
);
export type Counts = Readonly<Record<CountField, number | null>>;

/** Goals include the shoot-out winner's extra goal. A forfeit counts as the ruleset's forfeit score instead. */
export const result = z.strictObject({
  homeGoals: goals,
  awayGoals: goals,
  decidedIn: decision,
  forfeitedBy: forfeitSide.nullable(),
  homeFairPlay: fairPlay,
  awayFairPlay: fairPlay,
  ...countsOfResult.shape,
});
export type Result = z.infer<typeof result>;

/** The counts of a result; those that were not recorded are null. */
export const countsOf = (from: { readonly [Field in CountField]?: number | null | undefined }): Counts => {
  const recorded: Record<string, number | null> = {};
  for (const field of countFields) recorded[field] = from[field] ?? null;
  return recorded as Counts;
};

export const gameEvents = {
  GameScheduled: z.strictObject({ ...game, key: sourceKey.nullable(), ...fixture.shape }),
  /** A game entered together with its result, after it was played. */
  GameRecorded: z.strictObject({ ...game, key: sourceKey.nullable(), ...fixture.shape, ...result.shape }),
  GameRescheduled: z.strictObject({ ...game, ...occasion.shape }),
  GamePlacementCorrected: z.strictObject({ ...game, ...placement.shape, reason }),
  GameTeamsCorrected: z.strictObject({ ...game, ...opponents.shape, reason }),
  ResultRecorded: z.strictObject({ ...game, ...result.shape }),
  ResultCorrected: z.strictObject({ ...game, ...result.shape, reason }),
  /** The game was not played after all; it is scheduled again. */
  ResultWithdrawn: z.strictObject({ ...game, reason }),
  GameCancelled: z.strictObject({ ...game, reason }),
  /** Postponed to a day that is not known yet. `GameRescheduled` to another day schedules it again. */
  GamePostponed: z.strictObject({ ...game, reason }),
  /** A cancelled or postponed game is scheduled again. */
  GameReinstated: z.strictObject({ ...game }),
  GameDeleted: z.strictObject({ ...game, reason }),
  /** A duplicate of `into`, which stays. `GameRestored` brings the duplicate back. */
  GameMerged: z.strictObject({ ...game, into: entityId }),
  /** Contains all restored fields, so that views need not store deleted rows. */
  GameRestored: z.strictObject({
    ...game,
    key: sourceKey.nullable(),
    ...fixture.shape,
    status: z.enum(['scheduled', 'final', 'cancelled', 'postponed']),
    result: result.nullable(),
  }),
  /** One team's side confirms or disputes the result, or withdraws its confirmation or dispute. */
  ResultConfirmed: z.strictObject({ ...game, side: gameSide }),
  ResultDisputed: z.strictObject({ ...game, side: gameSide, reason }),
  StanceWithdrawn: z.strictObject({ ...game, side: gameSide }),
  /** The game is live, at 0–0 in the first period; `ResultRecorded` ends it. */
  GameStarted: z.strictObject({ ...game }),
  LiveScoreChanged: z.strictObject({ ...game, homeGoals: goals, awayGoals: goals, period }),
  /** The game was started by mistake or is postponed; it is scheduled again. */
  GameStopped: z.strictObject({ ...game }),
  /** The live score was not updated for hours: the game is no longer live, and its result is missing. */
  GameLeftUnfinished: z.strictObject({ ...game }),
};
export type GameEvent = EventsOf<typeof gameEvents>;
