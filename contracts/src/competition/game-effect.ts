import { z } from 'zod';
import { chanceTarget } from './forecast.outputs.ts';
import { ref } from './outputs.ts';

const place = z.object({ rank: z.int(), points: z.int(), gamesPlayed: z.int() });
export type Place = z.infer<typeof place>;

const placedTeam = z.object({ team: ref, place });

const change = z.object({ earlier: z.number(), later: z.number() }).nullable();

/** A team of the game's table before and after it. */
const effectOnTeam = z.object({
  team: ref,
  /** Null before the first game of the table, when all teams are equal. */
  earlier: place.nullable(),
  later: place,
  /** The team's chances of the table's target; null where forecasts are hidden or there is no league. */
  chances: change,
  /** The team's chances of the top four, for any target. */
  firstFour: change,
});
export type EffectOnTeam = z.infer<typeof effectOnTeam>;

/** How far a knock-out game brought a team: out of the tournament, to a final rank, or on to the next round. */
export const knockOutEffects = ['winner', 'finalist', 'third', 'fourth', 'on', 'out'] as const;

/** Streaks that the game lengthened or ended, and feats, with their number, such as goals or games in a row. */
export const gameFeats = [
  'winning',
  'losing',
  'winningEnded',
  'losingEnded',
  'shutout',
  'biggestWin',
  'highestScoring',
] as const;

/** `GET /api/v1/games/{gid}/effect` */
export const gameEffectOutput = z.object({
  /** The table in which the game counts, or will count; null when there is none, or when it is hidden. */
  table: z
    .object({
      competition: ref,
      /** A tournament's group. */
      group: z.string().nullable(),
      teamsCount: z.int(),
      /** Where the two teams stand now, while the game has no result; else empty. */
      stand: z.array(placedTeam),
      /** The two teams and those whose rank the game changed most, by rank after it; empty without a result. */
      changes: z.array(effectOnTeam),
      /** The target of the chances; null where there are no chances. */
      target: chanceTarget.nullable(),
      /** How many teams got another rank, with those that are not listed. */
      moved: z.int(),
    })
    .nullable(),
  knockOut: z.array(z.object({ team: ref, effect: z.enum(knockOutEffects) })),
  feats: z.array(z.object({ team: ref, feat: z.enum(gameFeats), value: z.int() })),
});
gameEffectOutput.register(z.globalRegistry, { id: 'GameEffect' });
export type GameEffectOutput = z.infer<typeof gameEffectOutput>;
