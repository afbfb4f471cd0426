import { z } from 'zod';
import { asOfOutput, chart, gameCard, ref, seasonRefOutput, standing, supervisorRef } from './outputs.ts';
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
