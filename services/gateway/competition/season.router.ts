import {
  latestResultsInput,
  liveScoresInput,
  leaderboardInput,
  seasonInput,
} from '@rondelle/contracts/competition/inputs.ts';
import {
  carriedLeagueOutput,
  carryLeagueInput,
  carryPlanInput,
  carryPlanOutput,
} from '@rondelle/contracts/competition/next-season.ts';
import { carryLeague, carryPlan } from '@rondelle/commands/next-season.ts';
import { forecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import {
  ratingsExplainedInput,
  ratingsExplainedOutput,
} from '@rondelle/contracts/competition/ratings-explained.ts';
import { leaderboardOutput, seasonOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { seasonPageOutput } from '@rondelle/projections/queries/catalogue/season.queries.ts';
import { seasonHighlights } from '@rondelle/projections/queries/season/season-highlights.queries.ts';
import { seasonHome } from '@rondelle/projections/queries/season/season-home.queries.ts';
import { forecastScoresOfSeason } from '@rondelle/projections/queries/forecasts/forecast-scores.queries.ts';
import { latestResults } from '@rondelle/projections/queries/games/latest-results.queries.ts';
import { liveScores } from '@rondelle/projections/queries/games/live-scores.queries.ts';
import { leaderboardOfSeason } from '@rondelle/projections/queries/leaderboard/leaderboard.queries.ts';
import { ratingsExplained } from '@rondelle/projections/queries/team/ratings-explained.queries.ts';
import { supervisorsOfSeason } from '@rondelle/members/supervision/supervisors-of.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { todayOf } from './today.ts';
import { seasonMutations } from '../writing/catalogue.writing.ts';
import { seasonCurrent } from '../writing/current.ts';
import { writer } from '../writing/writer.ts';

export const seasonRouter = router({
  get: publicProcedure
    .meta({
      rest: route(
        'GET /seasons/{seasonSlug}',
        'A season with its regions, categories, tournaments and supervisors.',
        { names: { sid: 'seasonSlug' } },
      ),
    })
    .input(seasonInput)
    .output(unchecked(seasonOutput))
    .query(async ({ ctx: { db }, input }) => {
      const output = await seasonPageOutput(db, input);
      return { ...output, supervisors: await supervisorsOfSeason(db, output.id) };
    }),
  /** The leagues of a season that can continue in another one. */
  carryPlan: signedIn('season/write')
    .input(carryPlanInput)
    .output(unchecked(carryPlanOutput))
    .query(({ ctx, input }) => carryPlan(ctx.db, input)),
  /** One league per request, so that each request ends soon. */
  carryLeague: writer('season/write')
    .input(carryLeagueInput)
    .output(unchecked(carriedLeagueOutput))
    .mutation(({ ctx: { write }, input }) => carryLeague(write, input)),
  home: publicProcedure.input(seasonInput).query(({ ctx, input }) => seasonHome(ctx.db, input, todayOf(ctx))),
  highlights: publicProcedure.input(seasonInput).query(({ ctx, input }) => seasonHighlights(ctx.db, input)),
  latestResults: publicProcedure
    .input(latestResultsInput)
    .query(({ ctx, input }) => latestResults(ctx.db, input)),
  liveScores: publicProcedure
    .input(liveScoresInput)
    .query(({ ctx, input }) => liveScores(ctx.db, input, todayOf(ctx))),
  leaderboard: publicProcedure
    .meta({
      rest: route(
        'GET /leaderboard',
        "The teams of a season's category in order, a hundred a page, or the first ones of each category.",
      ),
    })
    .input(leaderboardInput)
    .output(unchecked(leaderboardOutput))
    .query(({ ctx, input }) => leaderboardOfSeason(ctx.db, input)),
  forecasts: publicProcedure
    .meta({
      rest: route(
        'GET /seasons/{seasonSlug}/forecasts',
        'How the forecasts of a season’s games came out, in all and by category.',
        { names: { sid: 'seasonSlug' } },
      ),
    })
    .input(seasonInput)
    .output(unchecked(forecastScoresOutput))
    .query(({ ctx, input }) => forecastScoresOfSeason(ctx.db, input)),
  ratings: publicProcedure
    .meta({
      rest: route(
        'GET /seasons/{seasonSlug}/ratings',
        'A team’s last games and what each did to its ratings, as an example of how they are made.',
        { names: { sid: 'seasonSlug' } },
      ),
    })
    .input(ratingsExplainedInput)
    .output(unchecked(ratingsExplainedOutput))
    .query(({ ctx, input }) => ratingsExplained(ctx.db, input)),
  ...seasonMutations,
  ...seasonCurrent,
});
