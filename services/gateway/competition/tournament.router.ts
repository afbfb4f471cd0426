import type { TournamentAnswer } from '@rondelle/contracts/competition/tournament.answers.ts';
import { inCategoryQuestion, tournamentQuestion } from '@rondelle/contracts/competition/questions.ts';
import { tournamentAsked } from '@rondelle/projections/bracket/tournament.queries.ts';
import { tournamentsOfSeason } from '@rondelle/projections/catalogue/tournaments.queries.ts';
import { supervisorsOf } from '../supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { tournamentWriting } from '../writing/tournament.writing.ts';
import { tournamentCurrent } from '../writing/current.ts';
import { tournamentEntries } from '../writing/entries.writing.ts';

export const tournamentRouter = router({
  list: publicProcedure
    .input(inCategoryQuestion)
    .query(({ ctx, input }) => tournamentsOfSeason(ctx.db, input)),
  get: publicProcedure
    .input(tournamentQuestion)
    .query(async ({ ctx: { db }, input }): Promise<TournamentAnswer> => {
      const answer = await tournamentAsked(db, input);
      return { ...answer, supervisors: await supervisorsOf(db, 'tournament', answer.tournament.id) };
    }),
  ...tournamentWriting,
  ...tournamentEntries,
  ...tournamentCurrent,
});
