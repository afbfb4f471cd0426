import { teamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { rivalsOutput, teamOutput, teamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { teamsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import {
  pagedCategoryInput,
  rivalsInput,
  teamForecastInput,
  teamInput,
  teamStatsInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { opponentsInput, opponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { ofWatchedTeams } from '@rondelle/contracts/following/following.inputs.ts';
import { watchedTeamsOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { watchedTeams } from '@rondelle/members/following/watched-teams.ts';
import { teamsOfSeason } from '@rondelle/projections/queries/catalogue/teams.queries.ts';
import { opponentsOf } from '@rondelle/projections/queries/opponents/opponents.queries.ts';
import { teamForecast } from '@rondelle/projections/queries/outlook/team-forecast.queries.ts';
import { rivals } from '@rondelle/projections/queries/rivalries/rivals.queries.ts';
import { teamPage } from '@rondelle/projections/queries/team/team.queries.ts';
import { teamStats } from '@rondelle/projections/queries/team/team-stats.queries.ts';
import { supervisorsOfTeam, supervisorsOfTeams } from '@rondelle/members/supervision/supervisors-of.ts';
import { scopeOfSimulation, scopeOfTeam } from '../response-cache/scopes.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { teamMutations } from '../writing/competition.writing.ts';
import { teamCurrent } from '../writing/current.ts';
import { todayOf } from './today.ts';

export const teamRouter = router({
  list: publicProcedure
    .meta({
      rest: route(
        'GET /teams/list',
        'The teams of a season by name, of a category or a region, a hundred a page.',
        {
          names: { cid: 'fcid' },
        },
      ),
    })
    .input(pagedCategoryInput)
    .output(unchecked(teamsOutput))
    .query(({ ctx, input }) => teamsOfSeason(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route('GET /teams/{eid}', 'A team in a season, now or as of a day played or an instant known.'),
    })
    .input(teamInput)
    .output(unchecked(teamOutput))
    .query(async ({ ctx: { db, onlyFrom }, input }) => {
      const output = await teamPage(db, input);
      const { team, standing } = output;
      onlyFrom(scopeOfTeam(team, standing?.league));
      // A team at a past instant never changes, so it leaves out today's supervisors.
      if (input.knownAt !== undefined) return output;
      const supervisors = team.season ? await supervisorsOfTeam(db, team.id, team.season.id) : [];
      return { ...output, supervisors };
    }),
  forecast: publicProcedure
    .meta({
      rest: route(
        'GET /teams/{eid}/forecast',
        "A team's chances of every final rank in its league, and the ranks that are still possible.",
      ),
    })
    .input(teamForecastInput)
    .output(unchecked(teamForecastOutput))
    .query(async ({ ctx: { db, simulator, onlyFrom }, input }) => {
      const { of: league, ...output } = await teamForecast(db, input, simulator);
      if (league) onlyFrom(scopeOfSimulation(league));
      return output;
    }),
  stats: publicProcedure
    .meta({
      rest: route('GET /teams/{eid}/stats', "A team's streaks and feats in a season, or of all time."),
    })
    .input(teamStatsInput)
    .output(unchecked(teamStatsOutput))
    .query(({ ctx, input }) => teamStats(ctx.db, input)),
  rivals: publicProcedure
    .meta({ rest: route('GET /teams/rivals', 'Two teams against each other in a season, or of all time.') })
    .input(rivalsInput)
    .output(unchecked(rivalsOutput))
    .query(({ ctx, input }) => rivals(ctx.db, input)),
  opponents: publicProcedure
    .meta({
      rest: route(
        'GET /teams/{eid}/opponents',
        'Teams that a team could play: those not met yet first, then the evenest, then the nearest; twenty a page.',
      ),
    })
    .input(opponentsInput)
    .output(unchecked(opponentsOutput))
    .query(async ({ ctx, input }) => {
      const output = await opponentsOf(ctx.db, input, todayOf(ctx));
      const ids = output.opponents.map(({ team }) => team.id);
      const supervisors = await supervisorsOfTeams(ctx.db, ids, output.season.id);
      return {
        ...output,
        opponents: output.opponents.map((one) => ({
          ...one,
          supervisors: [...(supervisors.get(one.team.id) ?? [])],
        })),
      };
    }),
  /** For the teams that a browser stores as `my teams`. */
  watched: publicProcedure
    .input(ofWatchedTeams)
    .output(unchecked(watchedTeamsOutput))
    .query(({ ctx, input }) => watchedTeams(ctx.db, input)),
  ...teamMutations,
  ...teamCurrent,
});
