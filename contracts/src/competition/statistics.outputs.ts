import { z } from 'zod';
import { counts, paging, ref, seasonRefOutput } from './outputs.ts';
import { seasonFeats } from './season.outputs.ts';
import { localDate } from './vocabulary.ts';

/** How games ended: all of them have one of the first three, and one of the last four. */
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
  /** Of both teams together, forfeits left out; null without any game that was played out. */
  goalsPerGame: z.number().nullable(),
  /** Shares between 0 and 1. */
  homeWins: z.number(),
  ties: z.number(),
});

/** A season in figures: only games with a result; goals of games that were played out. */
const ofSeason = z.object({
  season: seasonRefOutput,
  counts,
  goalsPerGame: z.number().nullable(),
  outcomes,
  /** `YYYY-MM`, in order; months without games are there with none. */
  months: z.array(z.object({ month: z.string(), games: z.int(), goals: z.int() })),
  /** How many games ended with each difference of goals: 0 to 9, and 10 or more. */
  margins: z.array(z.object({ margin: z.int(), games: z.int() })),
  /** Those with most games first. */
  categories: z.array(ofCategory),
});
export type SeasonStatistics = z.infer<typeof ofSeason>;

/** The figures of one season, and of all of them; null where there is no season. */
export const statisticsOutput = z.object({
  current: ofSeason.nullable(),
  /** Oldest first. */
  seasons: z.array(z.object({ season: seasonRefOutput, counts })),
  total: counts,
});
export type StatisticsOutput = z.infer<typeof statisticsOutput>;

const champion = z.object({ of: ref, team: ref, category: ref.nullable() });

/** The seasons, latest first, and what the log says happened in them. */
export const timelineOutput = z.object({
  seasons: z.array(
    z.object({
      season: seasonRefOutput,
      startsOn: localDate,
      endsOn: localDate,
      counts,
      /** When it was opened on this site; null where it came without saying so. */
      openedAt: z.iso.datetime().nullable(),
      /** Winners of its tournaments. */
      tournaments: z.array(champion),
      /** Who was first in its largest leagues, once it is over. */
      leagues: z.array(champion),
      feats: seasonFeats,
    }),
  ),
  paging,
});
export type TimelineOutput = z.infer<typeof timelineOutput>;
