import { gameCommands } from '@rondelle/contracts/competition/commands.ts';
import { editGame, recordedGame, saveGames } from '@rondelle/contracts/competition/writing.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { enteredGame } from '@rondelle/domain/competition/game.prepare.ts';
import { route } from '../rest/rest-meta.ts';
import { unchecked } from '../trpc/trpc.ts';
import { editCommands } from '@rondelle/commands/edit-game.ts';
import { commandProcedures } from './command-procedures.ts';
import { recordNew, recordWithoutDuplicateCheck } from '@rondelle/commands/record-game.ts';
import { send } from '@rondelle/commands/run-command.ts';
import { saveGamesOf } from '@rondelle/commands/save-games.ts';
import { writer } from './writer.ts';

const writes = writer('competition/write');
const names = { gameId: 'gid' } as const;

export const gameMutations = {
  ...commandProcedures('game', gameCommands, {
    entering: { schedule: 'ScheduleGame' },
    changing: {
      reschedule: 'RescheduleGame',
      correctPlacement: 'CorrectGamePlacement',
      correctTeams: 'CorrectGameTeams',
      recordResult: 'RecordResult',
      correctResult: 'CorrectResult',
      withdrawResult: 'WithdrawResult',
      cancel: 'CancelGame',
      postpone: 'PostponeGame',
      reinstate: 'ReinstateGame',
      delete: 'DeleteGame',
      restore: 'RestoreGame',
      merge: 'MergeGame',
      confirmResult: 'ConfirmResult',
      disputeResult: 'DisputeResult',
      withdrawConfirmation: 'WithdrawConfirmation',
      start: 'StartGame',
      changeLiveScore: 'ChangeLiveScore',
      stop: 'StopGame',
    },
    rest: {
      recordResult: route('PUT /games/{gid}/result', 'Records the result of a scheduled game.', { names }),
      correctResult: route(
        'PATCH /games/{gid}/result',
        'Corrects a recorded result. With `ifRevision` it refuses to overwrite what was not seen.',
        { names },
      ),
      delete: route('DELETE /games/{gid}', 'Deletes a game; it can be brought back.', { names }),
    },
  }),
  record: writes
    .meta({
      rest: route(
        'POST /games',
        'Enters a game that has been played, with its result. Refuses with `game/already-there` one whose teams have a game on that day, within an hour where both have a time; with `again` it is entered beside it.',
        { status: 201 },
      ),
    })
    .input(recordedGame)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input: { again, ...game } }) =>
      again ? recordWithoutDuplicateCheck(write, game) : recordNew(write, game),
    ),
  /** Returns for each game whether it was recorded, or the error. */
  saveMany: writes.input(saveGames).mutation(({ ctx: { write }, input }) => saveGamesOf(write, input.games)),
  edit: writes
    .input(editGame)
    .mutation(({ ctx: { write }, input }) =>
      send(write, 'game', input, input.gameId, (game) =>
        editCommands(write, input, enteredGame(game, input.seasonId)),
      ),
    ),
};
