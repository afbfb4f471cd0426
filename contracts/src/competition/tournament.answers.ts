import { z } from 'zod';
import { asOfAnswer, chart, gameCard, ref, seasonRefAnswer, standing, supervisorRef } from './answers.ts';
import { ruleset } from './ruleset.ts';
import { localDate, stage } from './vocabulary.ts';

const group = z.object({ name: z.string().nullable(), standings: z.array(standing) });

/** A category of a tournament: its group tables, its knock-out rounds in order, and how it ended. */
export const tournamentCategory = z.object({
  category: ref,
  groups: z.array(group),
  rounds: z.array(z.object({ stage, games: z.array(gameCard) })),
  winner: ref.nullable(),
  finalist: ref.nullable(),
  third: ref.nullable(),
  /** Teams that went on to the knock-out rounds, with their rank in the group; `bye`: past the first round. */
  advanced: z.array(z.object({ team: ref, group: z.string().nullable(), rank: z.int(), bye: z.boolean() })),
});
export type TournamentCategory = z.infer<typeof tournamentCategory>;

/** `GET /api/v1/tournaments/{tid}` */
export const tournamentAnswer = z.object({
  tournament: ref.extend({
    /** The same page in the other language. */
    otherPath: z.string(),
    season: seasonRefAnswer,
    startsOn: localDate,
    endsOn: localDate,
    city: z.string().nullable(),
    teamsCount: z.int(),
    /** What its tables count by; null before it has any. */
    rules: ruleset.nullable(),
  }),
  asOf: asOfAnswer,
  category: ref.nullable(),
  categories: z.array(ref),
  tournamentCategories: z.array(tournamentCategory),
  schedule: z.array(z.object({ date: localDate, games: z.array(gameCard) })),
  chart: chart.nullable(),
  supervisors: z.array(supervisorRef),
});
export type TournamentAnswer = z.infer<typeof tournamentAnswer>;
