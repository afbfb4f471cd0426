import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { judgeChanges } from './judge-changes.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { noteSeen, unseenChanges } from './unseen-changes.ts';

/** After a hint, so that whoever is waiting for a page goes first, and many changes are looked at together. */
const afterHintMs = 400;
/** Hints may be lost. */
const atLeastEveryMs = 10_000;

type Watched = { readonly db: Db; readonly log: EventLog; readonly logger: Logger };

/** Whether there may be more to look at, and whether the queue of suspicious changes is another one now. */
type Looked = { readonly more: boolean; readonly isQueueChanged: boolean };

/**
 * Looks at the changes that nobody has looked at yet: flags and how far it came commit together. One reactor does at a
 * time; the others leave it to that one.
 */
const lookOnce = ({ db, log, logger }: Watched): Promise<Looked> =>
  withModeration(db)
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ held: boolean }>`
        SELECT pg_try_advisory_xact_lock(hashtextextended('moderation.watch', 0)) AS held`.execute(tx);
      if (!rows[0]?.held) return { more: false, isQueueChanged: false };
      const { changes, next } = await unseenChanges(tx);
      const found = await judgeChanges(tx, log, changes, logger);
      await noteSeen(tx, next);
      return {
        more: changes.length > 0 && next.some(({ seen, reached }) => seen !== reached),
        isQueueChanged: found > 0,
      };
    });

type Around = {
  readonly hints: Pick<HintBus, 'listen'>;
  /** Called once the queue of suspicious changes is another one. */
  readonly onQueueChanged: () => void;
};

/** Keeps looking at what people change, whenever there is a hint; answers how to stop, within so many milliseconds. */
export const keepWatching = (
  watched: Watched,
  { hints, onQueueChanged }: Around,
): ((withinMs: number) => Promise<void>) => {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted) {
        const { more, isQueueChanged } = await lookOnce(watched);
        if (isQueueChanged) onQueueChanged();
        if (!more) return;
      }
    } catch (error) {
      watched.logger.error({ err: error }, 'changes could not be looked at, and will be later');
    }
  };
  const soon = () => {
    if (stopping.signal.aborted) return;
    timer ??= setTimeout(() => {
      timer = null;
      looking = looking.then(look);
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
