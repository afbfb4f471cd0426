import { z } from 'zod';
import { presetNames } from './lists.ts';
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
import { ruleset } from './ruleset.ts';
import { localDate } from './vocabulary.ts';

const league = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  /** The same page in the other language. */
  otherPath: z.string(),
  season: seasonRefOutput,
  category: ref,
  region: ref,
  /** The division asked for, or null for the whole league. */
  division: ref.nullable(),
  divisions: z.array(ref),
  rules: ruleset,
  firstDate: localDate.nullable(),
  lastDate: localDate.nullable(),
  finals: z.int(),
  scheduled: z.int(),
});

/** Games with supposed results, and what the table really is: nothing of it is recorded. */
const whatIf = z.object({
  games: z.array(z.object({ actual: gameCard, supposed: gameCard })),
  ranks: z.array(z.object({ teamId: z.int(), rank: z.int() })),
});

/** `GET /api/v1/league` */
export const leagueOutput = z.object({
  league,
  /** Of the last event of the log that it was made from. */
  position: z.string(),
  asOf: asOfOutput,
  standings: z.array(standing),
  /** The teams of the table by name. */
  teams: z.array(ref),
  /** Null unless results were supposed; then `standings` and `chart` are what they would be, all else as it is. */
  whatIf: whatIf.nullable(),
  /**
   * Teams that can't end at any rank any more, by points, in the order of the table; none while much is open, once all is
   * played, and on another day.
   */
  certainties: z.array(
    z.object({ team: ref, best: z.int(), worst: z.int(), outOf: z.int(), isExact: z.boolean() }),
  ),
  chart,
  latest: z.array(gameCard),
  upcoming: z.array(gameCard),
  supervisors: z.array(supervisorRef),
});
export type LeagueOutput = z.infer<typeof leagueOutput>;

/** `GET /api/v1/league/under`: the table as another ruleset would make it, beside the real ranks. */
export const leagueUnderRulesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  asOf: asOfOutput,
  preset: z.enum(presetNames),
  rules: ruleset,
  standings: z.array(standing),
  actual: z.array(z.object({ teamId: z.int(), rank: z.int(), points: z.int(), totalPoints: z.int() })),
});
export type LeagueUnderRulesOutput = z.infer<typeof leagueUnderRulesOutput>;

/** A league's games, the latest first. */
export const leagueGamesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  games: z.array(gameCard),
  paging,
});
export type LeagueGamesOutput = z.infer<typeof leagueGamesOutput>;

const place = z.object({ rank: z.int(), gamesPlayed: z.int(), points: z.int() });

/** `GET /api/v1/league/moves`: why each team stands elsewhere than on an earlier day. */
export const leagueMovesOutput = z.object({
  league: ref,
  season: seasonRefOutput,
  /** The two days; null where no game was played. */
  from: localDate.nullable(),
  to: localDate.nullable(),
  /** The instants at which each table was known; null: as known now. */
  known: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  /** In the order of the later table; only the team that is asked for, where one is. */
  moves: z.array(
    z.object({
      team: ref,
      /** Points with fair play where it counts. Null where the team did not stand in the table. */
      earlier: place.nullable(),
      later: place.nullable(),
      /** The latest five, in the order of days; where one team is asked for, a page of all of them, the latest page first. */
      causes: z.array(
        z.object({
          kind: z.enum(['played', 'recorded', 'corrected', 'withdrawn']),
          game: gameCard,
          /** As it counted before; null where it did not. */
          before: gameCard.nullable(),
        }),
      ),
      /** How many there are in all. */
      causeCount: z.int(),
      /** The teams that it passed or that passed it, and the latest three games of theirs that did it. */
      crossed: z.array(
        z.object({
          team: ref,
          /** Whether that team is before it now. */
          isAhead: z.boolean(),
          games: z.array(gameCard),
        }),
      ),
    }),
  ),
  /** Of the teams, thirty a page; where one team is asked for, of what happened to its games, fifty a page. */
  paging,
});
export type LeagueMovesOutput = z.infer<typeof leagueMovesOutput>;
export type LeagueMove = LeagueMovesOutput['moves'][number];
