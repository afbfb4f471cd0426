import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createPool, type OnStatement } from '@rondelle/infra/postgres/pool.ts';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { withClient } from '../locks.ts';
import { pipelined } from '../read-model/pipeline.ts';
import { beginPreview, type Preview } from './preview.ts';

/** Maximum number of concurrent previews: further previews wait, so that other requests never do. */
const mostAtOnce = 2;
export const createPreviewPool = (databaseUrl: string): Pool =>
  createPool(databaseUrl, { applicationName: 'rondelle preview', max: mostAtOnce, queryTimeoutMs: 10_000 });

const attempts = 3;
/** SQLSTATEs of a conflict: lock not available, serialization failure, deadlock. */
const lockConflicts: ReadonlySet<string | undefined> = new Set(['55P03', '40001', '40P01']);
/** Returns whether an error, or a cause that it wraps, is a lock conflict. */
const isLockConflict = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? lockConflicts.has(error.code)
    : error instanceof Error && isLockConflict(error.cause);

type Outcome<T> = { readonly result: T } | { readonly error: unknown };

const runOnce = async <T>(
  client: PoolClient,
  log: EventLog,
  work: (preview: Preview) => Promise<T>,
  onStatement?: OnStatement,
): Promise<Outcome<T>> => {
  const { end, ...preview } = await beginPreview(client, log, onStatement);
  const outcome = await work(preview).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  await end();
  return outcome;
};

/**
 * Runs work in a transaction that is rolled back. Throws `views/behind` when the projector keeps changing the same
 * rows, and `request/invalid` when the work takes too long. `pool`: a pool for previews only.
 */
export const createPreviews =
  (pool: Pool, onStatement?: OnStatement) =>
  async <T>(log: EventLog, work: (preview: Preview) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await withClient(pool, (client) =>
        pipelined(client, () => runOnce(client, log, work, onStatement)),
      );
      if ('result' in outcome) return outcome.result;
      if (!isLockConflict(outcome.error)) throw outcome.error;
      if (attempt === attempts) throw new DomainError('views/behind');
    }
  };
