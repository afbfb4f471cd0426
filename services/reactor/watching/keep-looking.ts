import { setTimeout as sleep } from 'node:timers/promises';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** After a hint, so that whoever is waiting for a page goes first, and many changes are looked at together. */
const afterHintMs = 400;
/** Hints may be lost. */
const atLeastEveryMs = 10_000;

/**
 * Does something in a transaction that one reactor at a time is in; the others leave it to that one, and answer `null`.
 */
export const oneAtATime = <D extends Db, T>(
  db: D,
  name: string,
  work: (tx: D) => Promise<T>,
): Promise<T | null> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ held: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS held`.execute(tx);
    // A transaction knows the same tables as what it is of.
    return rows[0]?.held ? work(tx as unknown as D) : null;
  });

type Looking = {
  readonly hints: Pick<HintBus, 'listen'>;
  readonly logger: Logger;
  /** Looks once; answers whether there may be more to look at. */
  readonly look: () => Promise<boolean>;
  /** Said where looking fails, which is tried again later. */
  readonly failed: string;
};

/** Keeps looking at what has changed, whenever there is a hint; answers how to stop, within so many milliseconds. */
export const keepLooking = ({
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
