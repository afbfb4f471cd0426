import { gameCommands } from '@rondelle/contracts/competition/commands.ts';
import { recordGame } from '@rondelle/contracts/competition/writing.questions.ts';
import type { z } from 'zod';

const carried = { commandId: true } as const;

/** A REST call that changes something: which procedure of the router does it, and what it is told. */
export type RestWrite = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly procedure: string;
  /** What the procedure is told besides what stands in the path and in `Idempotency-Key`; a deletion's in the query. */
  readonly body: z.ZodObject;
  readonly status: 200 | 201;
  readonly summary: string;
};

const ofGame = { ...carried, gameId: true } as const;

export const restWrites: readonly RestWrite[] = [
  {
    method: 'POST',
    path: '/games',
    procedure: 'game.record',
    body: recordGame.omit({ ...carried, ifRevision: true }),
    status: 201,
    summary: 'Enters a game that has been played, with its result.',
  },
  {
    method: 'PUT',
    path: '/games/{gid}/result',
    procedure: 'game.recordResult',
    body: gameCommands.RecordResult.omit(ofGame),
    status: 200,
    summary: 'Records the result of a scheduled game.',
  },
  {
    method: 'PATCH',
    path: '/games/{gid}/result',
    procedure: 'game.correctResult',
    body: gameCommands.CorrectResult.omit(ofGame),
    status: 200,
    summary: 'Corrects a recorded result. With `ifRevision` it refuses to overwrite what was not seen.',
  },
  {
    method: 'DELETE',
    path: '/games/{gid}',
    procedure: 'game.delete',
    body: gameCommands.DeleteGame.omit(ofGame),
    status: 200,
    summary: 'Deletes a game; it can be brought back.',
  },
];

/** What the calls name the parameters of the procedures. */
export const restNames: Readonly<Record<string, string>> = {
  commandId: 'Idempotency-Key',
  gameId: 'gid',
};
