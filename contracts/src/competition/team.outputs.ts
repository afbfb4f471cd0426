import { z } from 'zod';
import {
  chart,
  currentStreak,
  gameCard,
  outcome,
  rating,
  ref,
  seasonRefOutput,
  splitRecord,
  standing,
  supervisorRef,
} from './outputs.ts';
import { localDate } from './vocabulary.ts';

const team = ref.extend({
  season: seasonRefOutput.nullable(),
  category: ref,
  region: ref,
  city: z.string().nullable(),
  /** The page of the city that is meant, and of the organization that it belongs to. */
  cityPage: ref.nullable(),
  organization: ref.nullable(),
  /** The same team in its other seasons, latest first. */
  seasons: z.array(z.object({ season: seasonRefOutput, name: z.string(), path: z.string() })),
  statsPath: z.string(),
  /** The same page in the other language. */
  otherPath: z.string(),
});

const record = splitRecord.extend({
  overtimeWins: z.int(),
  shootoutWins: z.int(),
  pointsPercentage: z.number(),
  streak: currentStreak,
  lastFive: z.array(outcome),
  home: splitRecord,
  away: splitRecord,
});

const rivalCard = z.object({
  team: ref,
  path: z.string(),
  games: z.int(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  overtimeLosses: z.int(),
});

/** `GET /api/v1/teams/{eid}` */
export const teamOutput = z.object({
  team,
  record: record.nullable(),
  /** Its line in its league's table, with the neighbours above and below. */
  standing: z.object({ league: ref, rank: z.int(), outOf: z.int(), rows: z.array(standing) }).nullable(),
  rating: rating.nullable(),
  /** Mean rating of the opponents of games that were played, and of those to come; null without any. */
  schedule: z.object({ played: z.number().nullable(), toCome: z.number().nullable() }),
  chart: chart.nullable(),
  latest: z.array(gameCard),
  upcoming: z.array(gameCard),
  rivals: z.array(rivalCard),
  tournaments: z.array(ref),
  supervisors: z.array(supervisorRef),
});
export type TeamOutput = z.infer<typeof teamOutput>;

const end = z.object({ gameId: z.int(), date: localDate, path: z.string() });
const streak = z.object({ length: z.int(), from: end, to: end });
export type StreakOutput = z.infer<typeof streak>;
const streaks = z.object({ longest: streak.nullable(), current: streak.nullable(), all: z.array(streak) });
const gameFeat = z.object({
  game: end,
  opponent: ref,
  value: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
});

/** `GET /api/v1/teams/{eid}/stats`; `season` null: all time. */
export const teamStatsOutput = z.object({
  team,
  season: seasonRefOutput.nullable(),
  record: record.nullable(),
  streaks: z.object({ winning: streaks, losing: streaks }),
  feats: z.object({
    biggestWin: gameFeat.nullable(),
    highestScoring: gameFeat.nullable(),
    shutouts: z.int(),
    longestWinningStreak: z.int(),
    /** The largest climb in the league's table, from its lowest place after five games to its last. */
    bestComeback: z.object({ fromRank: z.int(), on: localDate, toRank: z.int() }).nullable(),
  }),
  bySeason: z.array(z.object({ season: seasonRefOutput, path: z.string(), record: splitRecord })),
});
export type TeamStatsOutput = z.infer<typeof teamStatsOutput>;

const rivalTotals = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  wins: z.int(),
  losses: z.int(),
  overtimeLosses: z.int(),
  ties: z.int(),
  goals: z.int(),
});

/** `GET /api/v1/teams/rivals`; without a season: all time. */
export const rivalsOutput = z.object({
  season: seasonRefOutput.nullable(),
  teams: z.array(rivalTotals).length(2),
  longestRun: z.object({ teamId: z.int(), length: z.int() }).nullable(),
  lastMeeting: gameCard.nullable(),
  /** Latest first. */
  games: z.array(gameCard),
  /** Where the rivalry's page of every season in which they met is. */
  seasons: z.array(seasonRefOutput),
});
export type RivalsOutput = z.infer<typeof rivalsOutput>;
