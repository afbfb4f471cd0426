import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Scheduler } from 'fast-check';
import { gather } from '../../support/gather.ts';
import type { Sendings, Sent } from './commands.ts';
import { finalCommands } from './final-commands.ts';
import type { ModelCommand, PlainCommand, RollBack, Undo } from './model-command.ts';
import { send, type Steps, streamFor, type ExecutedCommand } from './send.ts';

type Outcome =
  | { readonly kind: 'done'; readonly answer: ExecutedCommand }
  | { readonly kind: 'refused'; readonly code: string };

/** One command with its outcome, and the length of its stream at request and at response. */
export type Attempt = {
  readonly command: ModelCommand;
  readonly by: string;
  readonly stream: StreamName;
  readonly from: number;
  readonly to: number;
  readonly answer: Outcome;
  /** The commands that an undo sent last. */
  readonly steps: readonly PlainCommand[];
};

class LostResponse extends Error {
  override name = 'LostAnswer';
}

/** The log behind a network: other calls may overtake every request and every response, and one response is lost. */
const overNetwork = (log: EventLog, scheduler: Scheduler, lose: { left: boolean }): EventLog => ({
  ...log,
  async *readStream(stream, from) {
    await scheduler.schedule(Promise.resolve(), `asked for ${stream}`);
    yield* log.readStream(stream, from);
    await scheduler.schedule(Promise.resolve(), `read ${stream}`);
  },
  append: async (stream, events, expected) => {
    await scheduler.schedule(Promise.resolve(), `sent to ${stream}`);
    const appended = await log.append(stream, events, expected);
    await scheduler.schedule(Promise.resolve(), `answered by ${stream}`);
    if (!lose.left) return appended;
    lose.left = false;
    throw new LostResponse();
  },
});

const tryOnce = async (log: EventLog, command: ModelCommand, by: string, steps: Steps): Promise<Outcome> => {
  try {
    return { kind: 'done', answer: await send(log, command, by, steps) };
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', code: error.code };
    // A client without a response sends the same command id again.
    if (error instanceof LostResponse) return tryOnce(log, command, by, steps);
    throw error;
  }
};

/** The current lengths of the streams, known without waiting. */
const watched = (log: EventLog) => {
  const lengths = new Map<string, number>();
  const append: EventLog['append'] = async (stream, events, expected) => {
    const appended = await log.append(stream, events, expected);
    lengths.set(stream, Math.max(lengths.get(stream) ?? 0, Number(appended.revision) + 1));
    return appended;
  };
  return { log: { ...log, append }, lengthOf: (stream: string) => lengths.get(stream) ?? 0 };
};

/** A rollback is a series of undos, of the changes that exist when it begins. */
const undoings = async (log: EventLog, { commandId, kind, id, member }: RollBack): Promise<Undo[]> => {
  const events = await gather(log.readStream(streamOf(kind, id)));
  return events
    .filter(({ metadata }) => metadata.actor.id === member)
    .toReversed()
    .map(({ revision }) => {
      const own = stepIdOf(commandId, revision);
      return { type: 'Undo', commandId: own, kind, id, revision: Number(revision) };
    });
};

/** Runs all clients concurrently on the log, in the order of the scheduler; returns every attempt with its outcome. */
export const runHistory = async (
  inner: EventLog,
  scheduler: Scheduler,
  { beforehand, clients }: Sendings,
): Promise<Attempt[]> => {
  const { log, lengthOf } = watched(inner);
  const attempts: Attempt[] = [];
  const attempt = async (command: ModelCommand, { by, answerIsLost, times }: Sent) => {
    const stream = streamFor(command);
    for (let time = 0; time < times; time += 1) {
      const from = lengthOf(stream);
      const link = overNetwork(log, scheduler, { left: answerIsLost && time === 0 });
      const steps: Steps = { sent: [] };
      const outcome = await tryOnce(link, command, by, steps);
      attempts.push({ command, by, stream, from, to: lengthOf(stream), answer: outcome, steps: steps.sent });
    }
  };
  const run = async (sents: readonly Sent[]) => {
    for (const sent of sents) {
      const { command, ifRevision } = sent;
      if (command.type === 'RollBack')
        for (const undo of await undoings(log, command)) await attempt(undo, sent);
      else if (command.type === 'Undo' || ifRevision === null) await attempt(command, sent);
      else await attempt({ ...command, ifRevision: String(ifRevision) }, sent);
    }
  };
  await scheduler.waitFor(run(beforehand));
  await scheduler.waitFor(Promise.all(clients.map(run)));
  await scheduler.waitFor(run(finalCommands));
  return attempts;
};
