import type { LeagueAnswer } from '@rondelle/contracts/competition/league.answers.ts';
import {
  inCategoryQuestion,
  leagueGamesQuestion,
  leagueMovesQuestion,
  leagueQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import { leaguesOfSeason } from '@rondelle/projections/catalogue/leagues.queries.ts';
import { leagueMoves } from '@rondelle/projections/moves/moves.queries.ts';
import { leagueGames } from '@rondelle/projections/standings/league-games.queries.ts';
import { leagueTable } from '@rondelle/projections/standings/league-table.queries.ts';
import { supervisorsOf } from '../supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { leagueWriting } from '../writing/league.writing.ts';
import { leagueCurrent } from '../writing/current.ts';
import { leagueEntries } from '../writing/entries.writing.ts';

export const leagueRouter = router({
  list: publicProcedure.input(inCategoryQuestion).query(({ ctx, input }) => leaguesOfSeason(ctx.db, input)),
  table: publicProcedure
    .input(leagueQuestion)
    .query(async ({ ctx: { db }, input }): Promise<LeagueAnswer> => {
      const answer = await leagueTable(db, input);
      return { ...answer, supervisors: await supervisorsOf(db, 'league', answer.league.id) };
    }),
  moves: publicProcedure.input(leagueMovesQuestion).query(({ ctx, input }) => leagueMoves(ctx.db, input)),
  games: publicProcedure.input(leagueGamesQuestion).query(({ ctx, input }) => leagueGames(ctx.db, input)),
  ...leagueWriting,
  ...leagueEntries,
  ...leagueCurrent,
});
