import { type GameCommand, gameCommands } from '@rondelle/contracts/competition/commands.ts';
import { editGame, newGame, saveGames, savedGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { unchecked } from '../trpc.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { editCommands, entered } from './edit-game.ts';
import { assertInSeason, assertPlace } from './fixture-checks.ts';
import { assertFits, recordNew, recordOne } from './record-game.ts';
import type { Writing } from './writing.ts';
import { saveGamesOf } from './save-games.ts';
import { confirmerOf } from './confirmer.ts';
import { games } from './targets.ts';
import { route } from '../rest/rest-meta.ts';
import { writer } from './writer.ts';

const writes = writer('competition/write');
const confirms = writer('result/confirm');

const names = { gameId: 'gid' } as const;

const plainly = (write: Writing, command: GameCommand) =>
  games.change(write, command, command.gameId, () => command);

/** Games are entered, moved, corrected, cancelled, deleted and brought back. */
export const gameWriting = {
  schedule: writes.input(gameCommands.ScheduleGame.omit(newGame)).mutation(({ ctx: { write }, input }) =>
    games.enter(write, input, async (gameId) => {
      await assertFits(write, input);
      return { type: 'ScheduleGame', ...input, gameId, key: null };
    }),
  ),
  record: writes
    .meta({
      rest: route(
        'POST /games',
        'Enters a game that has been played, with its result. Refuses with `game/already-there` one whose teams have a game on that day, within an hour where both have a time; with `again` it is entered beside it.',
        { status: 201 },
      ),
    })
    .input(savedGame.omit({ ifRevision: true }))
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input: { again, ...game } }) =>
      again ? recordOne(write, game) : recordNew(write, game),
    ),
  /** Answers for each game whether it was entered, or why not. */
  saveMany: writes.input(saveGames).mutation(({ ctx: { write }, input }) => saveGamesOf(write, input.games)),
  edit: writes
    .input(editGame)
    .mutation(({ ctx: { write, db }, input }) =>
      games.change(write, input, input.gameId, (game) =>
        editCommands(db, input, entered(game, input.seasonId)),
      ),
    ),
  reschedule: writes.input(gameCommands.RescheduleGame).mutation(({ ctx: { write, db }, input }) =>
    games.change(write, input, input.gameId, async () => {
      await assertInSeason(db, input.seasonId, input.date);
      return { type: 'RescheduleGame', ...input };
    }),
  ),
  correctPlacement: writes
    .input(gameCommands.CorrectGamePlacement)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'CorrectGamePlacement', ...input })),
  correctTeams: writes.input(gameCommands.CorrectGameTeams).mutation(({ ctx: { write, db }, input }) =>
    games.change(write, input, input.gameId, async (game) => {
      await assertPlace(db, { ...entered(game, input.seasonId).fixture, ...input });
      return { type: 'CorrectGameTeams', ...input };
    }),
  ),
  recordResult: writes
    .meta({ rest: route('PUT /games/{gid}/result', 'Records the result of a scheduled game.', { names }) })
    .input(gameCommands.RecordResult)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'RecordResult', ...input })),
  correctResult: writes
    .meta({
      rest: route(
        'PATCH /games/{gid}/result',
        'Corrects a recorded result. With `ifRevision` it refuses to overwrite what was not seen.',
        { names },
      ),
    })
    .input(gameCommands.CorrectResult)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'CorrectResult', ...input })),
  withdrawResult: writes
    .input(gameCommands.WithdrawResult)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'WithdrawResult', ...input })),
  cancel: writes
    .input(gameCommands.CancelGame)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'CancelGame', ...input })),
  reinstate: writes
    .input(gameCommands.ReinstateGame)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'ReinstateGame', ...input })),
  delete: writes
    .meta({ rest: route('DELETE /games/{gid}', 'Deletes a game; it can be brought back.', { names }) })
    .input(gameCommands.DeleteGame)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'DeleteGame', ...input })),
  restore: writes.input(gameCommands.RestoreGame).mutation(({ ctx: { write, db }, input }) =>
    games.change(write, input, input.gameId, async (game) => {
      // Its league or its teams may have gone meanwhile.
      await assertPlace(db, { ...entered(game, input.seasonId).fixture, seasonId: input.seasonId });
      return { type: 'RestoreGame', ...input };
    }),
  ),
  merge: writes.input(gameCommands.MergeGame).mutation(({ ctx: { write, db }, input }) =>
    games.change(write, input, input.gameId, async () => {
      const kept = await db
        .selectFrom('games')
        .select('gameId')
        .where('gameId', '=', input.into)
        .executeTakeFirst();
      if (!kept) throw new DomainError('game/unknown', 'into');
      return { type: 'MergeGame', ...input };
    }),
  ),
  confirmResult: confirms
    .input(gameCommands.ConfirmResult.omit({ by: true, settles: true }))
    .mutation(async ({ ctx: { write }, input }) =>
      plainly(write, { type: 'ConfirmResult', ...input, ...(await confirmerOf(write, input.gameId)) }),
    ),
  disputeResult: confirms
    .input(gameCommands.DisputeResult.omit({ by: true }))
    .mutation(({ ctx, input }) =>
      plainly(ctx.write, { type: 'DisputeResult', ...input, by: ctx.session.memberId }),
    ),
  withdrawConfirmation: confirms
    .input(gameCommands.WithdrawConfirmation.omit({ by: true, settles: true }))
    .mutation(async ({ ctx: { write }, input }) =>
      plainly(write, { type: 'WithdrawConfirmation', ...input, ...(await confirmerOf(write, input.gameId)) }),
    ),
  start: writes
    .input(gameCommands.StartGame)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'StartGame', ...input })),
  changeLiveScore: writes
    .input(gameCommands.ChangeLiveScore)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'ChangeLiveScore', ...input })),
  stop: writes
    .input(gameCommands.StopGame)
    .mutation(({ ctx: { write }, input }) => plainly(write, { type: 'StopGame', ...input })),
};
