import { z } from 'zod';
import { certainties } from './certainties.outputs.ts';
import { presetNames, withdrawalTreatments } from './lists.ts';
import {
  asOfOutput,
  chart,
  gameCard,
  paging,
  ref,
  seasonRefOutput,
  standing,
  supervisorRef,
} from './outputs.ts';
import { playoffs } from './playoffs.outputs.ts';
import { ruleset } from './ruleset.ts';
import { localDate } from './vocabulary.ts';

const league = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  /** The same page in the other language. */
  otherPath: z.string(),
  season: seasonRefOutput,
  /** Other seasons with a league of this category and region, latest first. */
  seasons: z.array(z.object({ season: seasonRefOutput, path: z.string() })),
  category: ref,
  region: ref,
  /** The division of the request; null for the whole league. */
  division: ref.nullable(),
  divisions: z.array(ref),
  rules: ruleset,
  firstDate: localDate.nullable(),
  lastDate: localDate.nullable(),
  finals: z.int(),
  scheduled: z.int(),
});

/** The scenario's games and the actual ranks. Nothing of it is recorded. */
const whatIf = z.object({
  games: z.array(z.object({ actual: gameCard, scenario: gameCard })),
  ranks: z.array(z.object({ teamId: z.int(), rank: z.int() })),
});

/** `GET /api/v1/league` */
export const leagueOutput = z.object({
  league,
  /** Log position of the last event included. */
  position: z.string(),
  asOf: asOfOutput,
  standings: z.array(standing),
  /** The teams of the table, sorted by name. */
  teams: z.array(ref),
  /** Null without a scenario; with one, `standings` and `chart` show the scenario and everything else is real. */
  whatIf: whatIf.nullable(),
  certainties,
  /** Null where the rules do not state how many teams go on, and where the category hides tables. */
  playoffs: playoffs.nullable(),
  chart,
  latest: z.array(gameCard),
  upcoming: z.array(gameCard),
  supervisors: z.array(supervisorRef),
});
leagueOutput.register(z.globalRegistry, { id: 'LeagueTable' });
export type LeagueOutput = z.infer<typeof leagueOutput>;

/** `GET /api/v1/league/under`: the table under another ruleset, with the actual ranks. */
export const leagueUnderRulesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  asOf: asOfOutput,
  preset: z.enum(presetNames),
  rules: ruleset,
  standings: z.array(standing),
  actual: z.array(z.object({ teamId: z.int(), rank: z.int(), points: z.int(), totalPoints: z.int() })),
});
leagueUnderRulesOutput.register(z.globalRegistry, { id: 'LeagueUnderRules' });
export type LeagueUnderRulesOutput = z.infer<typeof leagueUnderRulesOutput>;

/** The league's games in the order of their days, on pages of 300. */
export const leagueGamesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  games: z.array(gameCard),
  paging,
});
export type LeagueGamesOutput = z.infer<typeof leagueGamesOutput>;

/** A decision on a team, by which it or others may move without a game. */
const rankDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['entered', 'left', 'division', 'returned']), team: ref }),
  z.object({ kind: z.literal('withdrew'), team: ref, treatment: z.enum(withdrawalTreatments) }),
  /** Points deducted in all, before and after. */
  z.object({ kind: z.literal('deducted'), team: ref, before: z.int(), after: z.int() }),
]);
export type RankDecision = z.infer<typeof rankDecision>;

const place = z.object({ rank: z.int(), gamesPlayed: z.int(), points: z.int() });

/** `GET /api/v1/league/moves`: rank changes between two days, with their causes. */
export const rankChangesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  /** The two days; null when no game was played. */
  from: localDate.nullable(),
  to: localDate.nullable(),
  /** The instant that each table is limited to; null means everything recorded by now. */
  known: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  /** Changes of the rules between the two tables: these may move any team. `drawn`: a draw was recorded. */
  rulesChanges: z.array(z.enum(['rules', 'drawn', 'undrawn'])),
  /** In the order of the later table; limited to the requested team if there is one. */
  moves: z.array(
    z.object({
      team: ref,
      /** `points` include fair play where it counts. Null when the team was not in the table. */
      earlier: place.nullable(),
      later: place.nullable(),
      /** The latest five in chronological order; for a requested team, one page of all of them, latest page first. */
      causes: z.array(
        z.object({
          kind: z.enum(['played', 'recorded', 'corrected', 'withdrawn']),
          game: gameCard,
          /** The game as it counted before; null when it did not count. */
          before: gameCard.nullable(),
        }),
      ),
      /** Total number of causes. */
      causeCount: z.int(),
      /** Decisions on the team. */
      decisions: z.array(rankDecision),
      /**
       * Teams on the other side of this team than before, or that entered or left ahead of it, with up to three of the
       * latest games and of the decisions that caused it.
       */
      crossed: z.array(
        z.object({
          team: ref,
          /** True when that team is now ahead. */
          isAhead: z.boolean(),
          games: z.array(gameCard),
          decisions: z.array(rankDecision),
        }),
      ),
    }),
  ),
  /** Pages of teams (thirty per page); for a requested team, pages of its causes (fifty per page). */
  paging,
});
rankChangesOutput.register(z.globalRegistry, { id: 'LeagueMoves' });
export type RankChangesOutput = z.infer<typeof rankChangesOutput>;
export type RankChangeOutput = RankChangesOutput['moves'][number];
