import { z } from 'zod';
import { counts, ref, seasonRefOutput } from './outputs.ts';

/** How games ended. Each game counts once among the first three and once among the last four. */
const outcomes = z.object({
  homeWins: z.int(),
  awayWins: z.int(),
  ties: z.int(),
  regulation: z.int(),
  overtime: z.int(),
  shootout: z.int(),
  forfeits: z.int(),
});

const ofCategory = z.object({
  category: ref,
  games: z.int(),
  /** Goals of both teams together, without forfeits; null when no game was played to the end. */
  goalsPerGame: z.number().nullable(),
  /** Shares between 0 and 1. */
  homeWins: z.number(),
  ties: z.number(),
});

/** Season statistics over games with a result; goals exclude forfeits. */
const ofSeason = z.object({
  season: seasonRefOutput,
  counts,
  goalsPerGame: z.number().nullable(),
  outcomes,
  /** `YYYY-MM`, in order; includes months without games. */
  months: z.array(z.object({ month: z.string(), games: z.int(), goals: z.int() })),
  /** Number of games by goal difference: 0 to 9, and 10 or more. */
  margins: z.array(z.object({ margin: z.int(), games: z.int() })),
  /** The most games first. */
  categories: z.array(ofCategory),
});
export type SeasonStatistics = z.infer<typeof ofSeason>;

/** Statistics of one season and of all seasons; `current` is null when there is no season. */
export const statisticsOutput = z.object({
  current: ofSeason.nullable(),
  /** Oldest first. */
  seasons: z.array(z.object({ season: seasonRefOutput, counts })),
  total: counts,
});
export type StatisticsOutput = z.infer<typeof statisticsOutput>;
