import type { Shard } from '@rondelle/projections/views/engine/shards.ts';
import type { Pool } from 'pg';
import { readLag } from './lag.ts';
import { AnotherLog, assertSameLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { countQuarantined, type QuarantineCount } from './quarantine.ts';

/**
 * Ready: the process can work on its shards. Quarantined items are reported but do not make it unready, because another
 * process could not do better.
 */
export type ProjectorReadiness = {
  readonly ready: boolean;
  readonly shards: readonly Shard[];
  /** Problems as codes; the messages stay in the log of the process. */
  readonly reasons: readonly Reason[];
  /** The age of the oldest event that some view lacks, in seconds; null when it cannot be measured. */
  readonly lag: number | null;
};
type Reason =
  | { readonly reason: 'database-or-log/unreachable' | 'log/is-another' }
  | { readonly reason: 'views/set-aside'; readonly count: number; readonly since: string };

export type ProjectorReadinessSource = {
  readonly pool: Pool;
  readonly log: Pick<LogReader, 'head' | 'readAll'>;
  readonly shards: () => readonly Shard[];
};

const patienceMs = 2_000;

const late = ({ count, since }: QuarantineCount): Reason[] =>
  since === null ? [] : [{ reason: 'views/set-aside', count, since }];

const readState = async ({ pool, log }: ProjectorReadinessSource) => {
  await assertSameLog(pool, log);
  return { setAside: await countQuarantined(pool), lag: await readLag(pool, log) };
};

/** Queries the database and the log, for two seconds at most. */
export const readProjectorReadiness = async (
  source: ProjectorReadinessSource,
): Promise<ProjectorReadiness> => {
  const shards = source.shards();
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  const pending = readState(source).catch((error: unknown) => (error instanceof AnotherLog ? error : null));
  const state = await Promise.race([pending, tooLate]);
  clearTimeout(timer);
  if (state === null || state instanceof AnotherLog) {
    const reason = state ? 'log/is-another' : 'database-or-log/unreachable';
    return { ready: false, shards, reasons: [{ reason }], lag: null };
  }
  return { ready: true, shards, reasons: late(state.setAside), lag: state.lag };
};
