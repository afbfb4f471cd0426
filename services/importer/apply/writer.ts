import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
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
  /** Appends the events that are still buffered; resolves when all are stored. After an error, none is underway. */
  readonly flush: () => Promise<void>;
};

/** Events per bulk append. An append is atomic, so an interrupted import leaves no half-written stream. */
const eventsPerAppend = 4_000;

/**
 * On a site with readers: the writer rests after about this many events, so that others' changes become visible in
 * between.
 */
export type Pace = { readonly events: number; readonly rest: () => Promise<void> };

const rejected = ({ origin }: StreamPlan, error: unknown): Outcome => {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'stream/conflict') return 'conflict';
  return { ...origin, column: '', value: error.code, reason: 'refused' };
};

/**
 * The log stores one batch while the next one is decided and encoded: an import takes as long as the slower of the two,
 * not as both.
 */
const mostUnderWay = 2;

const isGame = ({ stream }: StreamAppend): boolean => stream.startsWith('game-');

const createAppender = (log: EventLog, pace?: Pace) => {
  const most = pace?.events ?? eventsPerAppend;
  /** Events since the last rest. */
  let unrested = 0;
  const rest = async (stored: number): Promise<void> => {
    unrested += stored;
    if (!pace || unrested < pace.events) return;
    unrested = 0;
    await pace.rest();
  };
  let batch: StreamAppend[] = [];
  let events = 0;
  /** Batches that are being appended, oldest first. */
  const underWay: Promise<unknown>[] = [];
  const send = (): void => {
    const sent = log.appendMany(batch);
    // Awaited later, by the next batches or by `flush`.
    sent.catch(() => undefined);
    underWay.push(sent);
    batch = [];
    events = 0;
  };
  const settled = async (most: number): Promise<void> => {
    while (underWay.length > most) await underWay.shift();
  };
  const flush = async (): Promise<void> => {
    try {
      // Awaits the earlier batches: a small one could overtake a full one, which takes longer to encode.
      await settled(0);
      const last = events;
      if (batch.length > 0) send();
      await settled(0);
      await rest(last);
    } catch (error) {
      batch = [];
      events = 0;
      await Promise.allSettled(underWay.splice(0));
      throw error;
    }
  };
  const add = async (append: StreamAppend): Promise<void> => {
    batch.push(append);
    events += append.events.length;
    if (events < most) return;
    if (pace) return flush();
    // A league may refer to a team of the batch before; games refer to no games.
    if (!batch.every(isGame)) await settled(0);
    send();
    await settled(mostUnderWay - 1);
  };
  return { add, flush, rest };
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
export const createWriter = (log: EventLog, context: CommandContext, pace?: Pace): PlanWriter => {
  const appender = createAppender(log, pace);
  const write = async (plan: StreamPlan): Promise<Outcome> => {
    if (plan.commands.length === 0) return 'written';
    if (!plan.isNew) {
      // A change may refer to a new stream that is still buffered.
      await appender.flush();
      const changed = await attempt(plan, () => executeChanges(log, plan, context));
      await appender.rest(plan.commands.length);
      return changed;
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
