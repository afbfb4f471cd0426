import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog, StreamAppend } from '@rondelle/domain/ports/event-log.ts';
import type { Rejection } from '../errors.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import { decideNew } from './decide-new.ts';
import { executeChanges } from './execute-changes.ts';

/**
 * `written`: as planned; `conflict`: the stream has changed meanwhile; otherwise the rejection of a command by the
 * rules.
 */
export type Outcome = 'written' | 'conflict' | Rejection;

export type PlanWriter = {
  readonly write: (plan: StreamPlan) => Promise<Outcome>;
  /** Appends the events that are still buffered. */
  readonly flush: () => Promise<void>;
};

/** Events per bulk append. An append is atomic, so an interrupted import leaves no half-written stream. */
const eventsPerAppend = 4_000;

const rejected = ({ origin }: StreamPlan, error: unknown): Outcome => {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'stream/conflict') return 'conflict';
  return { ...origin, column: '', value: error.code, reason: 'refused' };
};

const createAppender = (log: EventLog) => {
  let batch: StreamAppend[] = [];
  let events = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await log.appendMany(batch);
    batch = [];
    events = 0;
  };
  const add = async (append: StreamAppend): Promise<void> => {
    batch.push(append);
    events += append.events.length;
    if (events >= eventsPerAppend) await flush();
  };
  return { add, flush };
};

const attempt = async (plan: StreamPlan, act: () => Promise<void>): Promise<Outcome> => {
  try {
    await act();
    return 'written';
  } catch (error) {
    return rejected(plan, error);
  }
};

/** Writes plans in order: new streams in bulk, changes of existing ones through the command handler. */
export const createWriter = (log: EventLog, context: CommandContext): PlanWriter => {
  const appender = createAppender(log);
  const write = async (plan: StreamPlan): Promise<Outcome> => {
    if (plan.commands.length === 0) return 'written';
    if (!plan.isNew) {
      // A change may refer to a new stream that is still buffered.
      await appender.flush();
      return attempt(plan, () => executeChanges(log, plan, context));
    }
    let append: StreamAppend | null = null;
    const outcome = await attempt(plan, async () => {
      append = decideNew(plan, context);
    });
    // Outside the attempt: a failed bulk append must not be reported as the rejection of one row.
    if (append) await appender.add(append);
    return outcome;
  };
  return { write, flush: appender.flush };
};

/** Runs the deciders of new streams and writes nothing. */
export const createDryWriter = (context: CommandContext): PlanWriter => ({
  write: async (plan) => {
    if (!plan.isNew) return 'written';
    try {
      decideNew(plan, context);
      return 'written';
    } catch (error) {
      return rejected(plan, error);
    }
  },
  flush: async () => undefined,
});
