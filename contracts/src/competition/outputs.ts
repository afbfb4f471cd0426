import { z } from 'zod';
import { crestChoice } from '../crest/crest-choice.ts';
import { criterion } from './ruleset.ts';
import {
  categoryPolicy,
  confirmations,
  decision,
  forfeitSide,
  gameSide,
  gameStatuses,
  localDate,
  period,
  reason,
  stage,
} from './vocabulary.ts';

// Shapes shared by the answers below and in the files beside. Names are in the language that was asked for; `path` is
// the page in that language. Days are local (`YYYY-MM-DD`), instants ISO 8601 in UTC.

/**
 * Something that has a name and a page. `crest`: of a team, where somebody has chosen how its crest looks. `shows`: of a
 * category that does not show everything of its games.
 */
export const ref = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  crest: crestChoice.exactOptional(),
  shows: categoryPolicy.exactOptional(),
});
export type Ref = z.infer<typeof ref>;

/** A member who supervises something, by public user name; whoever is erased is none any more. */
export const supervisorRef = z.object({ id: z.int(), username: z.string() });
export type SupervisorRef = z.infer<typeof supervisorRef>;

export const seasonRefOutput = z.object({ id: z.int(), slug: z.string(), path: z.string() });
export type SeasonRefOutput = z.infer<typeof seasonRefOutput>;

export const outcome = z.enum(['W', 'L', 'O', 'T']);
export type Outcome = z.infer<typeof outcome>;

export const splitRecord = z.object({
  gamesPlayed: z.int(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  overtimeLosses: z.int(),
  shootoutLosses: z.int(),
  points: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
});

export const currentStreak = z.object({ type: z.enum(['winning', 'losing', 'none']), length: z.int() });

/** Why a team stands where it stands among teams that were level: step by step, with each team's value. */
export const tieBreak = z.object({
  unresolved: z.boolean(),
  steps: z.array(
    z.object({
      criterion,
      teams: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          value: z.number(),
          /** Of a ratio: what is divided by what. */
          fraction: z.tuple([z.number(), z.number()]).exactOptional(),
        }),
      ),
    }),
  ),
});
export type TieBreakOutput = z.infer<typeof tieBreak>;

/** `wins` includes overtime and shoot-out wins; `losses` are regulation losses only. */
export const standing = z.object({
  rank: z.int(),
  previousRank: z.int().nullable(),
  team: ref,
  divisionId: z.int().nullable(),
  gamesPlayed: z.int(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  regulationWins: z.int(),
  overtimeWins: z.int(),
  overtimeLosses: z.int(),
  shootoutWins: z.int(),
  shootoutLosses: z.int(),
  points: z.int(),
  /** What decisions took from the points. */
  deducted: z.int(),
  fairPlayPoints: z.int(),
  totalPoints: z.int(),
  pointsPercentage: z.number(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  goalDifference: z.int(),
  streak: currentStreak,
  /** Oldest first. */
  lastFive: z.array(outcome),
  home: splitRecord,
  away: splitRecord,
  tieBreak: tieBreak.nullable(),
});
export type Standing = z.infer<typeof standing>;

/** A team in a game; `name` is the name of that season. */
export const side = ref.extend({
  goals: z.int().nullable(),
  fairPlay: z.int().nullable(),
  penaltyMinutes: z.int().nullable(),
});

/** A game as lists show it. */
export const gameCard = z.object({
  id: z.int(),
  path: z.string(),
  date: localDate,
  time: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  status: z.enum(gameStatuses),
  stage,
  group: z.string().nullable(),
  decidedIn: decision.nullable(),
  forfeitedBy: forfeitSide.nullable(),
  /** Of a game that is being played; the goals are those so far. */
  period: period.nullable(),
  /** What is said of the result, and by which side; null without a result. */
  confirmation: z.object({ status: z.enum(confirmations), by: gameSide.nullable() }).nullable(),
  home: side,
  away: side,
  /** League or tournament; null for an inter-league game. */
  competition: ref.extend({ kind: z.enum(['league', 'tournament']) }).nullable(),
  category: ref,
});
export type GameCard = z.infer<typeof gameCard>;

export const rating = z.object({
  value: z.number(),
  /** One standard error, in goals. */
  error: z.number(),
  games: z.int(),
  provisional: z.boolean(),
  /** Among the teams of the category that its games connect it with. */
  rank: z.int(),
  outOf: z.int(),
});
export type RatingOutput = z.infer<typeof rating>;

/** Lines over time, as `@mantine/charts` and others take them: one dataset a team, one value a label. */
export const chart = z.object({
  labels: z.array(localDate),
  datasets: z.array(z.object({ teamId: z.int(), label: z.string(), data: z.array(z.number()) })),
  options: z.object({ unit: z.enum(['points', 'rating']) }),
});
export type Chart = z.infer<typeof chart>;

export const counts = z.object({
  games: z.int(),
  finals: z.int(),
  goals: z.int(),
  teams: z.int(),
  leagues: z.int(),
  tournaments: z.int(),
});
export type Counts = z.infer<typeof counts>;

export const paging = z.object({ page: z.int(), pages: z.int(), total: z.int() });

/** Who did something: an opaque id, and the public name and page as long as the member has them. */
export const actorOutput = z.object({
  id: z.string(),
  role: z.string(),
  name: z.string().nullable(),
  path: z.string().nullable(),
});

export const historyEntry = z.object({
  revision: z.int(),
  position: z.string(),
  /** The event's type. */
  action: z.string(),
  recordedAt: z.string(),
  actor: actorOutput,
  source: z.string(),
  reason: reason.nullable(),
  /** The fields that this change touched, with what stood there before and after; absent before the first version. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.union([z.string(), z.number(), z.null()]),
      after: z.union([z.string(), z.number(), z.null()]),
    }),
  ),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** The day played and the instant known that an answer is of; null: now. */
export const asOfOutput = z.object({ playedBy: localDate.nullable(), knownAt: z.string().nullable() });
