import { DomainError } from '@rondelle/contracts/errors.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { planUndoing } from '@rondelle/domain/history/plan-undoing.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { gather } from '../../support/gather.ts';
import { type UndoneKind, undoneKinds } from './model-command.ts';
import { send } from './send.ts';

const admin = '00000000-0000-4000-9000-00000000000a';
const commandId = '00000000-0000-4000-b000-000000000000';

const codes: Readonly<Record<string, string>> = {
  'event/built-upon': 'built-upon',
  'event/cannot-be-undone': 'impossible',
};

/** The outcome of one undo in the words of a plan, or the code of the rule that refuses it. */
const outcome = async (log: EventLog, kind: UndoneKind, revision: number): Promise<string> => {
  const undo = {
    type: 'Undo',
    commandId: stepIdOf(commandId, String(revision)),
    kind,
    id: 1,
    revision,
  } as const;
  try {
    await send(log, undo, admin, { sent: [] });
    return 'possible';
  } catch (error) {
    if (error instanceof DomainError) return codes[error.code] ?? error.code;
    throw error;
  }
};

type Compared = { readonly planned: string; readonly done: string };

/** The plan of rolling back a member in one stream, with the outcome of each of its steps. */
const rolledBack = async (log: EventLog, kind: UndoneKind, member: string): Promise<Compared[]> => {
  const events = await gather(log.readStream(streamOf(kind, 1)));
  const plan = planUndoing(kind, events, ({ metadata }) => metadata.actor.id === member);
  const compared: Compared[] = [];
  for (const { event, verdict } of plan) {
    const done = await outcome(log, kind, Number(event.revision));
    // A rule that no plan considers, such as a draw of teams that have left, refuses a step; the rest cannot be
    // compared.
    if (done.includes('/')) break;
    const step = `${event.stream} ${event.revision} ${event.type}`;
    compared.push({ planned: `${step}: ${verdict}`, done: `${step}: ${done}` });
  }
  return compared;
};

/** Rolls back a member in all streams, without concurrent writers. */
export const rollBackAsPlanned = async (log: EventLog, member: string): Promise<Compared[]> => {
  const all: Compared[] = [];
  for (const kind of undoneKinds) all.push(...(await rolledBack(log, kind, member)));
  return all;
};
