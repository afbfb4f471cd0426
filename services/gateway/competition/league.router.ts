import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import {
  inCategoryInput,
  leagueGamesInput,
  leagueMovesInput,
  leagueInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { leaguesOfSeason } from '@rondelle/projections/catalogue/leagues.queries.ts';
import { leagueMoves } from '@rondelle/projections/moves/moves.queries.ts';
import { leagueGames } from '@rondelle/projections/standings/league-games.queries.ts';
import { leagueTable } from '@rondelle/projections/standings/league-table.queries.ts';
import { supervisorsOf } from '@rondelle/members/supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { leagueWriting } from '../writing/league.writing.ts';
import { leagueCurrent } from '../writing/current.ts';
import { leagueEntries } from '../writing/entries.writing.ts';

export const leagueRouter = router({
  list: publicProcedure.input(inCategoryInput).query(({ ctx, input }) => leaguesOfSeason(ctx.db, input)),
  table: publicProcedure.input(leagueInput).query(async ({ ctx: { db }, input }): Promise<LeagueOutput> => {
    const answer = await leagueTable(db, input);
    return { ...answer, supervisors: await supervisorsOf(db, 'league', answer.league.id) };
  }),
  moves: publicProcedure.input(leagueMovesInput).query(({ ctx, input }) => leagueMoves(ctx.db, input)),
  games: publicProcedure.input(leagueGamesInput).query(({ ctx, input }) => leagueGames(ctx.db, input)),
  ...leagueWriting,
  ...leagueEntries,
  ...leagueCurrent,
});
