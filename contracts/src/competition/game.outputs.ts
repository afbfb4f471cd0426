import { z } from 'zod';
import { forecast, stakes } from './forecast.outputs.ts';
import { timeZones } from './local-time.ts';
import { coordinates, localDate } from './vocabulary.ts';
import { currentStreak, gameCard, historyEntry, outcome, ref, seasonRefOutput } from './outputs.ts';

const form = z.object({
  team: ref,
  games: z.array(gameCard.extend({ outcome })),
  /** The team's streak before this game. */
  streak: currentStreak,
  /** The team's next three games after this one. */
  next: z.array(gameCard),
});

const pagedHistory = {
  /** Latest first, fifty per page. */
  history: z.array(historyEntry),
  /** Value of `before` for the next, older page; null on the last page. */
  older: z.string().nullable(),
};

/** `GET /api/v1/games/{gid}` */
export const gameOutput = z.object({
  /** Log position of the last event included, forecast included. */
  position: z.string(),
  game: gameCard.extend({
    season: seasonRefOutput,
    region: ref.nullable(),
    revision: z.int(),
    tournament: ref.nullable(),
    league: ref.nullable(),
    deleted: z.boolean(),
    /** Teams whose withdrawal from the league changed the game's status, with the day of withdrawal. */
    withdrew: z.array(z.object({ team: ref, on: localDate })),
    /** Time zone of the venue, for `date` and `time`. */
    timeZone: z.enum(timeZones),
    /** The instant of `date` and `time`; null without a time. */
    startsAt: z.string().nullable(),
  }),
  /** The last five games of each team before this one, latest first. */
  form: z.object({ home: form, away: form }),
  /** The rivalry's page, and the other head-to-head games, latest first. */
  headToHead: z.object({
    path: z.string(),
    homeWins: z.int(),
    awayWins: z.int(),
    ties: z.int(),
    games: z.array(gameCard),
  }),
  /** Null when a team had not played before the week of the game, or when no chain of games connected the teams. */
  forecast: forecast.nullable(),
  /** For upcoming league games; null when the effect is too small or when forecasts are hidden. */
  stakes: stakes.nullable(),
  ...pagedHistory,
});
gameOutput.register(z.globalRegistry, { id: 'Game' });
export type GameOutput = z.infer<typeof gameOutput>;

/** `GET /api/v1/games/{gid}/history` */
export const gameHistoryOutput = z.object({
  gameId: z.int(),
  path: z.string(),
  deleted: z.boolean(),
  ...pagedHistory,
});
gameHistoryOutput.register(z.globalRegistry, { id: 'GameHistory' });
export type GameHistoryOutput = z.infer<typeof gameHistoryOutput>;

/**
 * Games in chronological order, or the latest results first. `of`: the league, tournament or team; null for a season.
 */
export const gameListOutput = z.object({
  season: seasonRefOutput,
  of: ref.nullable(),
  /** `recordedAt`: when the game last changed; `revision` increases with every change. */
  games: z.array(gameCard.extend({ revision: z.int(), recordedAt: z.string() })),
});
export type GameListOutput = z.infer<typeof gameListOutput>;

/** The position of the venue's building, never of its city. */
const building = z.object({
  address: z.string().nullable(),
  city: z.string().nullable(),
  at: coordinates.nullable(),
});

/** A list of games for a calendar. `building`: null when neither address nor position is known. */
export const gameCalendarOutput = gameListOutput.extend({
  games: z.array(gameListOutput.shape.games.element.extend({ building: building.nullable() })),
});
export type GameCalendarOutput = z.infer<typeof gameCalendarOutput>;

/** `GET /api/v1/games/scores` */
export const scoresOutput = z.object({ dates: z.array(z.string()), games: z.array(gameCard) });
scoresOutput.register(z.globalRegistry, { id: 'Scores' });
export type ScoresOutput = z.infer<typeof scoresOutput>;
