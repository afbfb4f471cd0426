import { z } from 'zod';
import { gameStatuses } from './lists.ts';
import { distinct, entityId, localDate } from './vocabulary.ts';

/** Upper bound on the answers per import about games. */
const mostGameAnswers = 2_000;
/** Upper bound on the questions about games, and on the games missing from the file, in a plan. */
export const mostGameQuestions = 200;

/**
 * Reasons to ask about a row's game: its sides are swapped, it is on another day, at another time of the day, without a
 * time, or has another number; or a game of another day, time or sides has its number.
 */
export const questionWhys = ['swapped', 'moved', 'time', 'no-time', 'number', 'same-number'] as const;
export type QuestionWhy = (typeof questionWhys)[number];

/** The game that each line means: a recorded one, or `new`. */
export const gameAnswers = distinct(
  z.object({
    line: z.int().min(1).max(10_000_000),
    game: z.union([entityId, z.literal('new')]),
  }),
  mostGameAnswers,
  ({ line }) => String(line),
);
export type GameAnswer = z.output<typeof gameAnswers>[number];

/** Treatment of recorded games that are missing from the file. Without an answer they stay. */
export const absentAnswers = distinct(
  z.object({ gameId: entityId, what: z.enum(['cancel', 'keep']) }),
  mostGameAnswers,
  ({ gameId }) => String(gameId),
);
export type AbsentAnswer = z.output<typeof absentAnswers>[number];

const goals = z.int().nullable();
/** Fields of a game that a question displays. */
const gameSummary = z.object({
  date: localDate,
  time: z.string().nullable(),
  home: z.string(),
  away: z.string(),
  homeGoals: goals,
  awayGoals: goals,
});
/** A recorded game; without its goals when the importer may not see them. */
export const gameInQuestion = gameSummary.extend({
  id: z.int(),
  path: z.string(),
  status: z.enum(gameStatuses),
  venue: z.string().nullable(),
});
export type GameInQuestion = z.output<typeof gameInQuestion>;

export const gameQuestion = gameSummary.extend({
  line: z.int(),
  why: z.enum(questionWhys),
  /** The recorded games that the row may mean, the likeliest first. */
  candidates: z.array(gameInQuestion),
});
export type GameQuestion = z.output<typeof gameQuestion>;

/** The parts of an import's plan about games. */
export const planQuestions = {
  asks: z.array(gameQuestion),
  askCount: z.int(),
  /** Recorded games within the days of the file that are not in it. */
  absent: z.array(gameInQuestion),
  absentCount: z.int(),
};
