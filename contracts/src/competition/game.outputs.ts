import { z } from 'zod';
import { forecast, stakes } from './forecast.outputs.ts';
import { gameCard, historyEntry, outcome, ref, seasonRefOutput } from './outputs.ts';

const form = z.object({
  team: ref,
  games: z.array(gameCard.extend({ outcome })),
  /** Its next three games after this one. */
  next: z.array(gameCard),
});

const pagedHistory = {
  /** Latest first, fifty at a time. */
  history: z.array(historyEntry),
  /** What to ask `before` for the ones before these; null at the end. */
  older: z.string().nullable(),
};

/** `GET /api/v1/games/{gid}` */
export const gameOutput = z.object({
  /** Of the last event of the log that it was made from, forecast included. */
  position: z.string(),
  game: gameCard.extend({
    season: seasonRefOutput,
    region: ref.nullable(),
    revision: z.int(),
    tournament: ref.nullable(),
    league: ref.nullable(),
    deleted: z.boolean(),
  }),
  /** Each team's five games before this one, latest first. */
  form: z.object({ home: form, away: form }),
  /** Earlier and later meetings, latest first; and the rivalry's page. */
  headToHead: z.object({
    path: z.string(),
    homeWins: z.int(),
    awayWins: z.int(),
    ties: z.int(),
    games: z.array(gameCard),
  }),
  /** Null where a team had not played before the week of the game, or no chain of games connected the two. */
  forecast: forecast.nullable(),
  /** Of a league game to come; null where it moves too little to tell, or forecasts are not shown. */
  stakes: stakes.nullable(),
  ...pagedHistory,
});
export type GameOutput = z.infer<typeof gameOutput>;

/** `GET /api/v1/games/{gid}/history` */
export const gameHistoryOutput = z.object({
  gameId: z.int(),
  path: z.string(),
  deleted: z.boolean(),
  ...pagedHistory,
});
export type GameHistoryOutput = z.infer<typeof gameHistoryOutput>;

/** Games in order of play, or the latest results first. `of`: whose they are; null: the season's. */
export const gameListOutput = z.object({
  season: seasonRefOutput,
  of: ref.nullable(),
  /** `recordedAt`: when it was last changed; `revision` rises with every change. */
  games: z.array(gameCard.extend({ revision: z.int(), recordedAt: z.string() })),
});
export type GameListOutput = z.infer<typeof gameListOutput>;

/** `GET /api/v1/games/scores` */
export const scoresOutput = z.object({ dates: z.array(z.string()), games: z.array(gameCard) });
export type ScoresOutput = z.infer<typeof scoresOutput>;
