import { z } from 'zod';
import { asOfOutput, chart, gameCard, ref, seasonRefOutput, standing, supervisorRef } from './outputs.ts';
import { ruleset } from './ruleset.ts';
import { localDate, stage } from './vocabulary.ts';

/** What a place of a bracket stands for; of a game, its code and where it stands in its round. */
const planned = z.discriminatedUnion('from', [
  z.object({ from: z.literal('group'), group: z.string().nullable(), rank: z.int() }),
  z.object({ from: z.literal('best'), rank: z.int(), nth: z.int() }),
  z.object({ from: z.enum(['winner', 'loser']), slot: z.string() }),
  z.object({ from: z.literal('team') }),
]);
const bracketSide = z.object({
  place: planned,
  /** `decided`: the team is who plays; `open`: who would play if it ended now, if anybody; `tied`: draw lots. */
  state: z.enum(['decided', 'open', 'tied']),
  team: ref.nullable(),
  /** Whom nothing separates. */
  tied: z.array(ref),
});
export type BracketSide = z.infer<typeof bracketSide>;

/** A planned game of a bracket; once both teams are known, the site puts it in the schedule under its id. */
export const bracketGame = z.object({
  slot: z.string(),
  stage,
  /** Counts from 1 within its stage. */
  number: z.int(),
  date: localDate,
  time: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  /** Null until it is in the schedule. */
  gameId: z.int().nullable(),
  home: bracketSide,
  away: bracketSide,
  /** Whether the game in the schedule is between others than results say now, and why it stays so. */
  differs: z.enum(['played', 'chosen', 'open']).nullable(),
  /** When the site put other teams in, after a correction. */
  corrected: z.array(z.object({ at: z.string(), before: z.array(ref), after: z.array(ref) })),
});
export type BracketGame = z.infer<typeof bracketGame>;

const group = z.object({ name: z.string().nullable(), standings: z.array(standing) });

/** A category of a tournament: its group tables, its knock-out rounds in order, and how it ended. */
export const tournamentCategory = z.object({
  category: ref,
  groups: z.array(group),
  rounds: z.array(z.object({ stage, games: z.array(gameCard) })),
  /** The knock-out games as they were planned; empty where they were not, or for a table of the past. */
  bracket: z.array(bracketGame),
  winner: ref.nullable(),
  finalist: ref.nullable(),
  third: ref.nullable(),
  /** Teams that went on to the knock-out rounds, with their rank in the group; `bye`: past the first round. */
  advanced: z.array(z.object({ team: ref, group: z.string().nullable(), rank: z.int(), bye: z.boolean() })),
});
export type TournamentCategory = z.infer<typeof tournamentCategory>;

/** `GET /api/v1/tournaments/{tid}` */
export const tournamentOutput = z.object({
  tournament: ref.extend({
    /** The same page in the other language. */
    otherPath: z.string(),
    season: seasonRefOutput,
    startsOn: localDate,
    endsOn: localDate,
    city: z.string().nullable(),
    teamsCount: z.int(),
    /** What its tables count by; null before it has any. */
    rules: ruleset.nullable(),
  }),
  /** Of the last event of the log that it was made from. */
  position: z.string(),
  asOf: asOfOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  tournamentCategories: z.array(tournamentCategory),
  schedule: z.array(z.object({ date: localDate, games: z.array(gameCard) })),
  chart: chart.nullable(),
  supervisors: z.array(supervisorRef),
});
export type TournamentOutput = z.infer<typeof tournamentOutput>;
