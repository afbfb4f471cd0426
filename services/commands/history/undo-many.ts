import type { ProgressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { ownCommandId, stepIdOf } from '@rondelle/domain/command-ids.ts';
import type {
  ActivityEntity,
  ActivityWhich,
} from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import {
  activityCount,
  someActivity,
} from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import type { WriteServices, Writing } from '../writing.ts';
import { countActionAgainstLimits } from '../write-limits.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import { stepsOf } from './stories.ts';
import { describeSteps } from './describe-steps.ts';
import { assertMayUndoAction } from './may-undo-action.ts';
import { undo } from './undo.ts';

/**
 * Limits of one request, so that it ends soon on any machine: events, and the time after which no further one starts.
 */
const mostAtATime = 500;
const longestMs = 2_500;

export type Refused = { readonly position: string; readonly error: DomainError };

/** Returns whether the error ends the whole action. Any other domain error skips one event. */
export const isFinal = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.code === 'request/too-many' || error.code === 'permission/denied';

/** Undoes the events in the input order until the time limit; skips those that are refused. */
const undoEach = async (
  write: Writing,
  actionId: string,
  rows: readonly ActivityEntity[],
): Promise<{ readonly done: readonly ActivityEntity[]; readonly refused: readonly Refused[] }> => {
  const refused: Refused[] = [];
  const until = performance.now() + longestMs;
  for (const [at, { position, kind, entityId: id }] of rows.entries()) {
    if (at > 0 && performance.now() > until) return { done: rows.slice(0, at), refused };
    try {
      await undo(write, { commandId: stepIdOf(actionId, position), position, thing: { kind, id } });
    } catch (error) {
      if (isFinal(error) || !(error instanceof DomainError)) throw error;
      refused.push({ position, error });
    }
  }
  return { done: rows, refused };
};

const describeRefused = async (
  { db, log, lang, textOf }: Writing,
  rows: readonly ActivityEntity[],
  refused: readonly Refused[],
): Promise<ProgressOutput['refused']> => {
  const steps = await Promise.all(
    refused.map(async ({ position }) => {
      const row = rows.find((one) => one.position === position);
      const events = row ? await eventsOf(log, row.kind, row.entityId) : [];
      return row ? stepsOf(row.kind, row.entityId, events, (event) => event.position === position) : [];
    }),
  );
  const entries = await describeSteps(db, lang, steps.flat());
  return entries.map((entry) => {
    const error = refused.find(({ position }) => position === entry.position)?.error;
    return { entry, reason: error ? textOf({ code: error.code, field: null }) : '' };
  });
};

/** Records that an action was undone as a whole, so that an import of the same file adds its games again. */
const noteUndone = async (
  { recordsEvents, tables }: WriteServices,
  which: ActivityWhich,
  actionId: string,
): Promise<void> => {
  if (!recordsEvents || !('correlationId' in which)) return;
  await tables
    .insertInto('writing.undone_actions')
    .values({ correlationId: which.correlationId, actionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const actionOf = ({ session }: Writing, commandId: string, which: ActivityWhich): string =>
  'correlationId' in which
    ? ownCommandId(session.memberId, commandId, 'undo', which.correlationId)
    : ownCommandId(session.memberId, commandId, 'roll-back', which.actorId);

/**
 * Undoes several events, latest first, a batch per call; the client repeats the call with `before` until `finished`.
 * Events already undone under the same command id are not undone twice, so it can resume anywhere. `correlationId` of
 * the output identifies all events of the action, for undoing them.
 */
export const undoMany = async (
  write: Writing,
  commandId: string,
  which: ActivityWhich,
  before: string | undefined,
): Promise<ProgressOutput> => {
  const { db } = write;
  if ('correlationId' in which) await assertMayUndoAction(write, which.correlationId);
  const [rows, total] = await Promise.all([
    someActivity(db, which, before, mostAtATime + 1),
    activityCount(db, which, undefined),
  ]);
  const actionId = actionOf(write, commandId, which);
  if (total > 0) {
    await countActionAgainstLimits(write, actionId, total);
    await noteUndone(write, which, actionId);
  }
  const inAction = { ...write, partOf: 'action', correlationId: actionId } as const;
  const { done, refused } = await undoEach(inAction, actionId, rows.slice(0, mostAtATime));
  const finished = rows.length === done.length;
  const next = finished ? null : (done.at(-1)?.position ?? null);
  return {
    done: finished ? total : total - (await activityCount(db, which, next ?? undefined)),
    total,
    finished,
    correlationId: actionId,
    refused: await describeRefused(write, done, refused),
    next,
  };
};
