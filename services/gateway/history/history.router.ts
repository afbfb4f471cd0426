import { eventOutput, historyOutput, replayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import {
  duplicatesInput,
  eventInput,
  leagueHistoryInput,
  mergeTeamsCommand,
  replayInput,
  rollBackCommand,
  rollBackPlanInput,
  sameGamesInput,
  teamHistoryInput,
  tournamentHistoryInput,
  undoCommand,
  undoTogetherCommand,
} from '@rondelle/contracts/competition/history.inputs.ts';
import { likelyDuplicates } from '@rondelle/projections/queries/games/duplicates.queries.ts';
import { sameGameCards } from '@rondelle/projections/queries/games/same-game.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { previewsOf, writer } from '../writing/writer.ts';
import { mergeTeams } from '@rondelle/commands/history/merge-teams.ts';
import { eventAt } from '@rondelle/commands/history/one-event.ts';
import { leagueHistory, teamHistory, tournamentHistory } from '@rondelle/commands/history/pages.ts';
import { replayed } from '@rondelle/commands/history/replay.ts';
import { rollBack, rollBackPlan } from '@rondelle/commands/history/roll-back.ts';
import { undo } from '@rondelle/commands/history/undo.ts';
import { undoMany } from '@rondelle/commands/history/undo-many.ts';

const writes = writer('competition/write');

/** Changes with their author, time and reason. As public as the log itself. */
export const historyRouter = router({
  league: publicProcedure
    .meta({
      rest: route(
        'GET /league/history',
        'Every change that was made to a league, also to a deleted one, latest first, fifty at a time.',
      ),
    })
    .input(leagueHistoryInput)
    .output(unchecked(historyOutput))
    .query(({ ctx, input }) => leagueHistory(ctx, input)),
  tournament: publicProcedure
    .meta({
      rest: route(
        'GET /tournaments/{tid}/history',
        'Every change that was made to a tournament, also to a deleted one, latest first, fifty at a time.',
      ),
    })
    .input(tournamentHistoryInput)
    .output(unchecked(historyOutput))
    .query(({ ctx, input }) => tournamentHistory(ctx, input)),
  team: publicProcedure
    .meta({
      rest: route(
        'GET /teams/{eid}/history',
        'Every change that was made to a team in all its seasons, latest first, fifty at a time.',
      ),
    })
    .input(teamHistoryInput)
    .output(unchecked(historyOutput))
    .query(({ ctx, input }) => teamHistory(ctx, input)),
  event: publicProcedure
    .meta({
      rest: route(
        'GET /events/{event}',
        'One change, with all that was known before and after it, and whether it can be undone.',
      ),
    })
    .input(eventInput)
    .output(unchecked(eventOutput))
    .query(({ ctx, input }) => eventAt(ctx, input)),
  duplicates: publicProcedure
    .input(duplicatesInput)
    .query(({ ctx, input }) => likelyDuplicates(ctx.db, input)),
  sameGames: signedIn('competition/write')
    .input(sameGamesInput)
    .query(({ ctx, input }) => sameGameCards(ctx.db, input)),
  undo: writes.input(undoCommand).mutation(({ ctx: { write }, input }) => undo(write, input)),
  undoTogether: writes
    .input(undoTogetherCommand)
    .mutation(({ ctx: { write }, input: { commandId, correlationId, before } }) =>
      undoMany(write, commandId, { correlationId }, before),
    ),
  mergeTeams: writes
    .input(mergeTeamsCommand)
    .mutation(({ ctx: { write }, input }) => mergeTeams(write, input)),
  rollBackPlan: writer('member/roll-back')
    .input(rollBackPlanInput)
    .query(({ ctx, input, signal }) =>
      rollBackPlan({ previews: previewsOf(ctx), write: ctx.write }, input, signal),
    ),
  rollBack: writer('member/roll-back')
    .input(rollBackCommand)
    .mutation(({ ctx: { write }, input }) => rollBack(write, input)),
  replay: signedIn('log/replay')
    .meta({
      rest: route(
        'GET /admin/streams/{stream}',
        'For admins: a stream of the log event by event, with the state after each.',
      ),
    })
    .input(replayInput)
    .output(unchecked(replayOutput))
    .query(({ ctx, input }) => replayed(ctx, input)),
});
