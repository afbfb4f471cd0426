import {
  gameCalendarOutput,
  gameHistoryOutput,
  gameListOutput,
  gameOutput,
  scoresOutput,
} from '@rondelle/contracts/competition/game.outputs.ts';
import { gameEffectOutput } from '@rondelle/contracts/competition/game-effect.ts';
import {
  gameEffectInput,
  gameInput,
  gameListInput,
  seasonInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { collisionsInput, collisionsOutput } from '@rondelle/contracts/competition/collisions.ts';
import { collisions } from '@rondelle/projections/queries/games/collisions.queries.ts';
import { gameEffect } from '@rondelle/projections/queries/game-effect/game-effect.queries.ts';
import { gamePage, gameHistory } from '@rondelle/projections/queries/games/game.queries.ts';
import { gameCalendar } from '@rondelle/projections/queries/games/game-calendar.queries.ts';
import { gameList } from '@rondelle/projections/queries/games/game-list.queries.ts';
import { latestScores } from '@rondelle/projections/queries/games/latest-results.queries.ts';
import { countPreviewAgainstLimits } from '@rondelle/commands/write-limits.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { scopeOfGame, scopeOfGameEffect } from '../response-cache/scopes.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { gameMutations } from '../writing/game.writing.ts';

/** How many games of a schedule count as one change for the preview limit. */
const gamesOfPreview = 20;

export const gameRouter = router({
  get: publicProcedure
    .meta({ rest: route('GET /games/{gid}', 'A game with the form of both teams before it.') })
    .input(gameInput)
    .output(unchecked(gameOutput))
    .query(async ({ ctx: { db, simulator, onlyFrom }, input }) => {
      const output = await gamePage(db, input, simulator);
      onlyFrom(scopeOfGame(output.game));
      return { ...output, history: await withNames(db, input.lang, output.history) };
    }),
  effect: publicProcedure
    .meta({
      rest: route(
        'GET /games/{gid}/effect',
        'What a game changed in its table, its chances, its knock-out rounds and its streaks; before it, where its teams stand.',
      ),
    })
    .input(gameEffectInput)
    .output(unchecked(gameEffectOutput))
    .query(async ({ ctx: { db, simulator, onlyFrom }, input }) => {
      const { of: game, ...output } = await gameEffect(db, input, simulator);
      if (game) onlyFrom(scopeOfGameEffect(game));
      return output;
    }),
  history: publicProcedure
    .meta({ rest: route('GET /games/{gid}/history', 'Every change that was made to a game, latest first.') })
    .input(gameInput)
    .output(unchecked(gameHistoryOutput))
    .query(async ({ ctx: { db }, input }) => {
      const output = await gameHistory(db, input);
      return { ...output, history: await withNames(db, input.lang, output.history) };
    }),
  /** A POST request, since a schedule can be as long as a season. */
  collisions: signedIn('competition/write')
    .input(collisionsInput)
    .output(unchecked(collisionsOutput))
    .mutation(async ({ ctx, input }) => {
      // One game costs little, and a form queries again at every keystroke.
      if (input.games.length > 1)
        await countPreviewAgainstLimits(ctx, Math.ceil(input.games.length / gamesOfPreview));
      return collisions(ctx.db, input);
    }),
  list: publicProcedure
    .input(gameListInput)
    .output(unchecked(gameListOutput))
    .query(({ ctx, input }) => gameList(ctx.db, input)),
  calendar: publicProcedure
    .input(gameListInput)
    .output(unchecked(gameCalendarOutput))
    .query(({ ctx, input }) => gameCalendar(ctx.db, input)),
  scores: publicProcedure
    .meta({ rest: route('GET /games/scores', "The scores of a season's last days with results.") })
    .input(seasonInput)
    .output(unchecked(scoresOutput))
    .query(({ ctx, input }) => latestScores(ctx.db, input)),
  ...gameMutations,
});
