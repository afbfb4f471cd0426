import { setTimeout as sleep } from 'node:timers/promises';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** A pause after a hint, in ms, so that requests for pages go first and changes are handled in batches. */
const afterHintMs = 400;
/** The longest pause between looks, in ms, because hints may be lost. */
const atLeastEveryMs = 10_000;

/** Runs the work in a transaction that only one process at a time may be in; returns null when another one is. */
export const oneAtATime = <D extends Db, T>(
  db: D,
  name: string,
  work: (tx: D) => Promise<T>,
): Promise<T | null> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ held: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS held`.execute(tx);
    // Safe cast: a transaction has the tables of its database.
    return rows[0]?.held ? work(tx as unknown as D) : null;
  });

type Looking = {
  readonly hints: Pick<HintBus, 'listen'>;
  readonly logger: Logger;
  /** Looks once; returns whether more may remain. */
  readonly look: () => Promise<boolean>;
  /** The message to log when a look fails; it is retried later. */
  readonly failed: string;
};

/**
 * Calls `look` after hints and at regular intervals until it returns false; returns a function that stops it, within
 * the given milliseconds.
 */
export const pollOnHints = ({
  hints,
  logger,
  look,
  failed,
}: Looking): ((withinMs: number) => Promise<void>) => {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const lookAtAll = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await look()));
    } catch (err) {
      logger.error({ err }, failed);
    }
  };
  const soon = () => {
    if (stopping.signal.aborted) return;
    timer ??= setTimeout(() => {
      timer = null;
      looking = looking.then(lookAtAll);
    }, afterHintMs).unref();
  };
  const stopHearing = hints.listen({ hear: soon, missed: soon });
  const regularly = setInterval(soon, atLeastEveryMs).unref();
  soon();
  return async (withinMs) => {
    stopping.abort();
    stopHearing();
    clearInterval(regularly);
    if (timer) clearTimeout(timer);
    await Promise.race([looking, sleep(withinMs, undefined, { ref: false })]);
  };
};
