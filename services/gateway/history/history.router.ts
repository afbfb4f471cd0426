import type { EventOutput, HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import {
  duplicatesInput,
  eventInput,
  leagueHistoryInput,
  mergeTeamsCommand,
  replayInput,
  rollBackCommand,
  rollBackInput,
  sameGamesInput,
  teamHistoryInput,
  tournamentHistoryInput,
  undoCommand,
  undoTogetherCommand,
} from '@rondelle/contracts/competition/history.inputs.ts';
import { previewInput } from '@rondelle/contracts/competition/preview.outputs.ts';
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
    .input(leagueHistoryInput)
    .query(({ ctx, input }): Promise<HistoryOutput> => leagueHistory(ctx, input)),
  tournament: publicProcedure
    .input(tournamentHistoryInput)
    .query(({ ctx, input }): Promise<HistoryOutput> => tournamentHistory(ctx, input)),
  team: publicProcedure
    .input(teamHistoryInput)
    .query(({ ctx, input }): Promise<HistoryOutput> => teamHistory(ctx, input)),
  event: publicProcedure
    .input(eventInput)
    .query(({ ctx, input }): Promise<EventOutput> => eventAt(ctx, input)),
  duplicates: publicProcedure
    .input(duplicatesInput)
    .query(({ ctx, input }) => likelyDuplicates(ctx.db, input)),
  sameGames: signedIn('competition/write')
    .input(sameGamesInput)
    .query(({ ctx, input }) => sameGamesShown(ctx.db, input)),
  /** What a correction would move; takes a while in a large season, so it is not for everybody. */
  preview: signedIn('competition/write')
    .input(previewInput)
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
    .input(rollBackInput)
    .query(({ ctx, input, signal }) => rollBackPlan(ctx, ctx.session, input, signal)),
  rollBack: writer('member/roll-back')
    .input(rollBackCommand)
    .mutation(({ ctx: { write }, input }) => rollBack(write, input)),
  replay: signedIn('log/replay')
    .input(replayInput)
    .query(({ ctx, input }) => replayed(ctx, input)),
});
