import type { EventAnswer, HistoryAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import {
  duplicatesQuestion,
  eventQuestion,
  leagueHistoryQuestion,
  mergeTeamsCommand,
  replayQuestion,
  rollBackCommand,
  rollBackQuestion,
  sameGamesQuestion,
  teamHistoryQuestion,
  tournamentHistoryQuestion,
  undoCommand,
  undoTogetherCommand,
} from '@rondelle/contracts/competition/history.questions.ts';
import { previewQuestion } from '@rondelle/contracts/competition/preview.answers.ts';
import { likelyDuplicates } from '@rondelle/projections/games/duplicates.queries.ts';
import { sameGamesShown } from '@rondelle/projections/games/same-game.queries.ts';
import { previewCorrection } from '@rondelle/projections/preview/preview.queries.ts';
import { publicProcedure, router, signedIn } from '../trpc.ts';
import { takeForPreview } from '../writing/write-limits.ts';
import { writer } from '../writing/writer.ts';
import { mergeTeams } from './merge-teams.ts';
import { eventAt } from './one-event.ts';
import { leagueHistory, teamHistory, tournamentHistory } from './pages.ts';
import { replayed } from './replay.ts';
import { rollBack, rollBackPlan } from './roll-back.ts';
import { undo } from './undo.ts';
import { undoMany } from './undo-many.ts';

const writes = writer('competition/write');

/** Who changed what, when and why: public for everything, like the log that it comes from. */
export const historyRouter = router({
  league: publicProcedure
    .input(leagueHistoryQuestion)
    .query(({ ctx, input }): Promise<HistoryAnswer> => leagueHistory(ctx, input)),
  tournament: publicProcedure
    .input(tournamentHistoryQuestion)
    .query(({ ctx, input }): Promise<HistoryAnswer> => tournamentHistory(ctx, input)),
  team: publicProcedure
    .input(teamHistoryQuestion)
    .query(({ ctx, input }): Promise<HistoryAnswer> => teamHistory(ctx, input)),
  event: publicProcedure
    .input(eventQuestion)
    .query(({ ctx, input }): Promise<EventAnswer> => eventAt(ctx, input)),
  duplicates: publicProcedure
    .input(duplicatesQuestion)
    .query(({ ctx, input }) => likelyDuplicates(ctx.db, input)),
  sameGames: signedIn('competition/write')
    .input(sameGamesQuestion)
    .query(({ ctx, input }) => sameGamesShown(ctx.db, input)),
  /** What a correction would move; takes a while in a large season, so it is not for everybody. */
  preview: signedIn('competition/write')
    .input(previewQuestion)
    .query(async ({ ctx, input }) => {
      await takeForPreview(ctx);
      return previewCorrection(ctx.db, input);
    }),
  undo: writes.input(undoCommand).mutation(({ ctx: { write }, input }) => undo(write, input)),
  undoTogether: writes
    .input(undoTogetherCommand)
    .mutation(({ ctx: { write }, input: { commandId, correlationId, before } }) =>
      undoMany(write, commandId, { correlationId }, before),
    ),
  mergeTeams: writes
    .input(mergeTeamsCommand)
    .mutation(({ ctx: { write }, input }) => mergeTeams(write, input)),
  rollBackPlan: signedIn('member/roll-back')
    .input(rollBackQuestion)
    .query(({ ctx, input, signal }) => rollBackPlan(ctx, ctx.session, input, signal)),
  rollBack: writer('member/roll-back')
    .input(rollBackCommand)
    .mutation(({ ctx: { write }, input }) => rollBack(write, input)),
  replay: signedIn('log/replay')
    .input(replayQuestion)
    .query(({ ctx, input }) => replayed(ctx, input)),
});
