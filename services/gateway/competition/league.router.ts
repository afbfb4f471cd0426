import {
  rankChangesOutput,
  leagueOutput,
  leagueUnderRulesOutput,
} from '@rondelle/contracts/competition/league.outputs.ts';
import { leaguesOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import {
  leagueForecastOutput,
  whatIfChancesOutput,
} from '@rondelle/contracts/competition/forecast.outputs.ts';
import {
  inCategoryInput,
  leagueForecastInput,
  leagueGamesInput,
  rankChangesInput,
  leagueInput,
  leagueUnderRulesInput,
  whatIfChancesInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { leaguesOfSeason } from '@rondelle/projections/queries/catalogue/leagues.queries.ts';
import { leagueRankChanges } from '@rondelle/projections/queries/rank-changes/rank-changes.queries.ts';
import { leagueForecast } from '@rondelle/projections/queries/outlook/league-forecast.queries.ts';
import { leagueGames } from '@rondelle/projections/queries/standings/league-games.queries.ts';
import { leagueTable } from '@rondelle/projections/queries/standings/league-table.queries.ts';
import { whatIfChances } from '@rondelle/projections/queries/what-if/what-if-chances.queries.ts';
import { leagueUnderRules } from '@rondelle/projections/queries/standings/under-rules.queries.ts';
import { supervisorsOf } from '@rondelle/members/supervision/supervisors-of.ts';
import { inTurnOf } from '../load/own-turn.ts';
import { scopeOfLeague } from '../response-cache/scopes.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { leagueMutations } from '../writing/competition.writing.ts';
import { leagueCurrent } from '../writing/current.ts';

export const leagueRouter = router({
  list: publicProcedure
    .meta({ rest: route('GET /leagues', 'The leagues of a season, by category, with their leaders.') })
    .input(inCategoryInput)
    .output(unchecked(leaguesOutput))
    .query(({ ctx, input }) => leaguesOfSeason(ctx.db, input)),
  table: publicProcedure
    .meta({
      rest: route(
        'GET /league',
        "A league's table with the reasons for its ranks, now, as of a day played or an instant known, or as it would be in a scenario.",
      ),
    })
    .input(leagueInput)
    .output(unchecked(leagueOutput))
    .query(async ({ ctx: { db, onlyFrom }, input }) => {
      const output = await leagueTable(db, input);
      onlyFrom(scopeOfLeague(output.league));
      // A table at a past instant never changes, so it leaves out today's supervisors.
      if (input.knownAt !== undefined) return output;
      return { ...output, supervisors: await supervisorsOf(db, 'league', output.league.id) };
    }),
  moves: publicProcedure
    .meta({
      rest: route(
        'GET /league/moves',
        "Each team's rank on two days, and the games, corrections and decisions between them that moved it.",
      ),
    })
    .input(rankChangesInput)
    .output(unchecked(rankChangesOutput))
    .query(({ ctx, input }) => leagueRankChanges(ctx.db, input)),
  underRules: publicProcedure
    .meta({
      rest: route(
        'GET /league/under',
        'A league’s table as another ruleset would make it of the same games, with the real ranks.',
      ),
    })
    .input(leagueUnderRulesInput)
    .output(unchecked(leagueUnderRulesOutput))
    .query(({ ctx, input }) => leagueUnderRules(ctx.db, input)),
  games: publicProcedure.input(leagueGamesInput).query(({ ctx, input }) => leagueGames(ctx.db, input)),
  forecast: publicProcedure
    .meta({
      rest: route(
        'GET /league/forecast',
        'The chances of every final rank in a league, and the ranks that are still possible.',
      ),
    })
    .input(leagueForecastInput)
    .output(unchecked(leagueForecastOutput))
    .query(({ ctx, input }) => leagueForecast(ctx.db, input, ctx.simulator)),
  whatIf: publicProcedure
    .meta({
      rest: route(
        'GET /league/what-if',
        'The chances of the play-offs, or of the top four, in a league, as things are and in a scenario.',
      ),
    })
    .input(whatIfChancesInput)
    .output(unchecked(whatIfChancesOutput))
    .query(({ ctx: { db, simulator }, input }) => {
      const chances = () => whatIfChances(db, input, simulator);
      return simulator ? inTurnOf(simulator.scenarios, chances) : chances();
    }),
  ...leagueMutations,
  ...leagueCurrent,
});
