import { z } from 'zod';
import { certainties } from './certainties.outputs.ts';
import { asOfOutput, chart, gameCard, ref, seasonRefOutput, standing, supervisorRef } from './outputs.ts';
import { playoffs } from './playoffs.outputs.ts';
import { ruleset } from './ruleset.ts';
import { localDate, stage } from './vocabulary.ts';

/** The rule that fills a bracket place. */
const planned = z.discriminatedUnion('from', [
  z.object({ from: z.literal('group'), group: z.string().nullable(), rank: z.int() }),
  z.object({ from: z.literal('best'), rank: z.int(), nth: z.int() }),
  z.object({ from: z.enum(['winner', 'loser']), slot: z.string() }),
  z.object({ from: z.literal('team') }),
]);
const bracketSide = z.object({
  place: planned,
  /**
   * `decided`: the team is final; `open`: `team` would play if the stage ended now, or null; `tied`: lots must be
   * drawn.
   */
  state: z.enum(['decided', 'open', 'tied']),
  team: ref.nullable(),
  /** The tied teams, in state `tied`. */
  tied: z.array(ref),
});
export type BracketSide = z.infer<typeof bracketSide>;

/** A planned bracket game. Once both teams are known, the site schedules it under its reserved id. */
export const bracketGame = z.object({
  slot: z.string(),
  stage,
  /** Counts from 1 within its stage. */
  number: z.int(),
  date: localDate,
  time: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  /** Null until the game is scheduled. */
  gameId: z.int().nullable(),
  home: bracketSide,
  away: bracketSide,
  /** Why the scheduled game's teams differ from the teams that results now give; null when they match. */
  differs: z.enum(['played', 'chosen', 'open']).nullable(),
  /** Changes of teams that the site made after a result was corrected. */
  corrected: z.array(z.object({ at: z.string(), before: z.array(ref), after: z.array(ref) })),
});
export type BracketGame = z.infer<typeof bracketGame>;

/** A group's table. `certainties` are empty where several categories are listed. */
const group = z.object({
  name: z.string().nullable(),
  standings: z.array(standing),
  certainties,
  /** Null where neither the planned bracket nor the rules state how many teams go on. */
  playoffs: playoffs.nullable(),
});

/** A category of a tournament: group tables, knock-out rounds in order, and final ranks. */
export const tournamentCategory = z.object({
  category: ref,
  groups: z.array(group),
  rounds: z.array(z.object({ stage, games: z.array(gameCard) })),
  /** The planned knock-out games; empty when there is no bracket, and for tables of past days. */
  bracket: z.array(bracketGame),
  winner: ref.nullable(),
  finalist: ref.nullable(),
  third: ref.nullable(),
  /** Teams that advanced to the knock-out rounds, with their group rank. `bye`: skipped the first round. */
  advanced: z.array(z.object({ team: ref, group: z.string().nullable(), rank: z.int(), bye: z.boolean() })),
});
tournamentCategory.register(z.globalRegistry, { id: 'TournamentCategory' });
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
    /** The rules of its tables; null when it has no tables. */
    rules: ruleset.nullable(),
  }),
  /** Log position of the last event included. */
  position: z.string(),
  asOf: asOfOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  tournamentCategories: z.array(tournamentCategory),
  schedule: z.array(z.object({ date: localDate, games: z.array(gameCard) })),
  chart: chart.nullable(),
  supervisors: z.array(supervisorRef),
});
tournamentOutput.register(z.globalRegistry, { id: 'Tournament' });
export type TournamentOutput = z.infer<typeof tournamentOutput>;
