import { z } from 'zod';
import { opponentDistances, opponentLevels, usualDistance, usualLevel } from './opponent-filters.ts';
import { paging, rating, ref, seasonRefOutput, supervisorRef } from './outputs.ts';
import { eid, lang, page, sid } from './parameters.ts';
import { localDate } from './vocabulary.ts';

export const opponentsInput = z.object({
  lang,
  sid,
  eid,
  within: z.enum(opponentDistances).default(usualDistance).meta({
    description: 'The longest distance between the cities, in kilometres.',
    example: usualDistance,
  }),
  level: z.enum(opponentLevels).default(usualLevel).meta({
    description: 'How different in strength the other team may be: one goal or less, two or less, or any.',
    example: usualLevel,
  }),
  on: localDate
    .optional()
    .describe('A day of the weekend for which free teams are looked for; the coming one without it.'),
  unmet: z.literal('1').optional().describe('`1`: only teams without a game against this one in the season.'),
  free: z.literal('1').optional().describe('`1`: only teams without a recorded game on the weekend.'),
  page,
});
export type OpponentsInput = z.output<typeof opponentsInput>;

const ownGame = z.object({ gameId: z.int(), date: localDate, path: z.string() });

const opponent = z.object({
  team: ref,
  city: z.string().nullable(),
  /** Kilometres in a straight line between the cities; null when one is unknown. */
  distance: z.int().nullable(),
  rating: rating.pick({ value: true, error: true, provisional: true }).nullable(),
  /** The rank in the league's table; only where ratings are not public. */
  standing: z.object({ rank: z.int(), outOf: z.int(), league: ref }).nullable(),
  /** Forecast of a game on neutral ice; null without comparable ratings. */
  forecast: z
    .object({
      /** Chance of a tie or of a margin of at most two goals. */
      close: z.number(),
      win: z.number(),
      tie: z.number(),
      loss: z.number(),
      /** Expected margin of the team of the page, in goals. */
      margin: z.number(),
    })
    .nullable(),
  /** The last game played against each other, of all seasons, and the next one that is planned. */
  lastMet: ownGame.nullable(),
  nextGame: ownGame.nullable(),
  /** Number of games against each other in the season, planned ones included. */
  gamesThisSeason: z.int(),
  /** Number of recorded games on the weekend; null without a weekend. */
  gamesOnWeekend: z.int().nullable(),
  rivalryPath: z.string(),
  /** The supervisors of the team's competitions. */
  supervisors: z.array(supervisorRef),
});

/** `GET /api/v1/teams/{eid}/opponents` */
export const opponentsOutput = z.object({
  season: seasonRefOutput,
  team: ref.extend({ category: ref, region: ref, otherPath: z.string() }),
  /** By what the teams are compared: ratings, ranks of their leagues, or only their distance. */
  basis: z.enum(['rating', 'rank', 'distance']),
  /** Name of the city from which distances are measured; null when its coordinates are unknown. */
  from: z.string().nullable(),
  /** The filters as applied. */
  within: z.enum(opponentDistances),
  level: z.enum(opponentLevels),
  /** Saturday and Sunday; null when the season is over and no day was requested. */
  weekend: z.object({ saturday: localDate, sunday: localDate, ownGames: z.array(ownGame) }).nullable(),
  /** The Saturdays of coming weekends, with the one above. */
  saturdays: z.array(localDate),
  opponents: z.array(opponent),
  paging,
});
opponentsOutput.register(z.globalRegistry, { id: 'Opponents' });
export type OpponentsOutput = z.infer<typeof opponentsOutput>;
