import { z } from 'zod';
import { crestChoice } from '../crest/crest-choice.ts';
import { withdrawalTreatments } from './lists.ts';
import { forCountsPer } from './result-counts.ts';
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

// Shapes that several outputs share. Names are in the requested language, and `path` is the page in that language. Days
// are local (`YYYY-MM-DD`), instants are ISO 8601 in UTC.

/**
 * An entity with a name and a page. `crest`: only for teams whose crest was chosen. `shows`: only for categories that
 * do not show everything.
 */
export const ref = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  /** The name of a country's team as recorded, where readers see another: the country's in their language. */
  recordedName: z.string().exactOptional(),
  crest: crestChoice.exactOptional(),
  shows: categoryPolicy.exactOptional(),
});
ref.register(z.globalRegistry, { id: 'Ref' });
export type Ref = z.infer<typeof ref>;

/** A supervisor by public user name; erased members are left out. */
export const supervisorRef = z.object({ id: z.int(), username: z.string() });
export type SupervisorRef = z.infer<typeof supervisorRef>;

export const seasonRefOutput = z.object({ id: z.int(), slug: z.string(), path: z.string() });
seasonRefOutput.register(z.globalRegistry, { id: 'SeasonRef' });
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
splitRecord.register(z.globalRegistry, { id: 'SplitRecord' });

export const currentStreak = z.object({ type: z.enum(['winning', 'losing', 'none']), length: z.int() });

/** Why a team has its rank among tied teams: each tie-break step with the value of each team. */
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
          /** Numerator and denominator of a ratio. */
          fraction: z.tuple([z.number(), z.number()]).exactOptional(),
        }),
      ),
    }),
  ),
});
tieBreak.register(z.globalRegistry, { id: 'TieBreak' });
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
  /** Points deducted by decisions. */
  deducted: z.int(),
  /** Treatment of the games of a team that withdrew; absent for all others. */
  withdrawn: z.enum(withdrawalTreatments).exactOptional(),
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
standing.register(z.globalRegistry, { id: 'Standing' });
export type Standing = z.infer<typeof standing>;

/** A team in a game; `name` is its name in that season. */
export const side = ref.extend({
  goals: z.int().nullable(),
  fairPlay: z.int().nullable(),
  ...forCountsPer('team', () => z.int().nullable()),
});

/** A game as lists display it. */
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
  /** Only for live games; the goals are the current score. */
  period: period.nullable(),
  /** The result's confirmation and the side it comes from; null without a result. */
  confirmation: z.object({ status: z.enum(confirmations), by: gameSide.nullable() }).nullable(),
  ...forCountsPer('game', () => z.int().nullable()),
  home: side,
  away: side,
  /** League or tournament; null for an inter-league game. */
  competition: ref.extend({ kind: z.enum(['league', 'tournament']) }).nullable(),
  category: ref,
});
gameCard.register(z.globalRegistry, { id: 'GameCard' });
export type GameCard = z.infer<typeof gameCard>;

export const rating = z.object({
  value: z.number(),
  /** One standard error, in goals. */
  error: z.number(),
  games: z.int(),
  provisional: z.boolean(),
  /** Rank among the teams of the category that games connect, directly or through others. */
  rank: z.int(),
  outOf: z.int(),
  /** Chance of beating an average team, by results alone, whatever the margins: 0 to 1. A win never lowers it. */
  results: z.number(),
  /** Rank by results alone among the same teams. */
  resultsRank: z.int(),
});
rating.register(z.globalRegistry, { id: 'Rating' });
export type RatingOutput = z.infer<typeof rating>;

/** Time series in the shape that `@mantine/charts` takes: one dataset per team, one value per label. */
export const chart = z.object({
  labels: z.array(localDate),
  datasets: z.array(z.object({ teamId: z.int(), label: z.string(), data: z.array(z.number()) })),
  options: z.object({ unit: z.enum(['points', 'rating']) }),
});
chart.register(z.globalRegistry, { id: 'Chart' });
export type Chart = z.infer<typeof chart>;

export const counts = z.object({
  games: z.int(),
  finals: z.int(),
  goals: z.int(),
  teams: z.int(),
  leagues: z.int(),
  tournaments: z.int(),
});
counts.register(z.globalRegistry, { id: 'Counts' });
export type Counts = z.infer<typeof counts>;

export const paging = z.object({ page: z.int(), pages: z.int(), total: z.int() });

/** The author of a change: an opaque id, with public name and page while the account exists. */
export const actorOutput = z.object({
  id: z.string(),
  role: z.string(),
  name: z.string().nullable(),
  path: z.string().nullable(),
});

export const historyEntry = z.object({
  revision: z.int(),
  position: z.string(),
  action: z.string(),
  recordedAt: z.string(),
  actor: actorOutput,
  source: z.string(),
  reason: reason.nullable(),
  /** The changed fields with their values before and after; empty for the first version. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.union([z.string(), z.number(), z.null()]),
      after: z.union([z.string(), z.number(), z.null()]),
    }),
  ),
});
historyEntry.register(z.globalRegistry, { id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** The day and the instant that the response is limited to; null means now. */
export const asOfOutput = z.object({ playedBy: localDate.nullable(), knownAt: z.string().nullable() });
