import type { Shard } from '@rondelle/projections/engine/shards.ts';
import type { Pool } from 'pg';
import { readLag } from './lag.ts';
import { AnotherLog, assertSameLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { countSetAside, type SetAsideCount } from './set-aside.ts';

/**
 * Ready: it can work on its share. What is set aside makes its pages late and is told, but another process would do no
 * better: taking this one away from the others' work would help nobody.
 */
export type ProjectorReadiness = {
  readonly ready: boolean;
  /** The shards that this process works on. */
  readonly shards: readonly Shard[];
  /** What is wrong; what went wrong in words stays in the log of the process. */
  readonly reasons: readonly Reason[];
  /** How many seconds the oldest event that is not in all views has waited; null where that can't be told. */
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

const late = ({ count, since }: SetAsideCount): Reason[] =>
  since === null ? [] : [{ reason: 'views/set-aside', count, since }];

const ask = async ({ pool, log }: ProjectorReadinessSource) => {
  await assertSameLog(pool, log);
  return { setAside: await countSetAside(pool), lag: await readLag(pool, log) };
};

/** Asks the database and the log, for two seconds at most. */
export const readProjectorReadiness = async (
  source: ProjectorReadinessSource,
): Promise<ProjectorReadiness> => {
  const shards = source.shards();
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  const asked = ask(source).catch((error: unknown) => (error instanceof AnotherLog ? error : null));
  const state = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  if (state === null || state instanceof AnotherLog) {
    const reason = state ? 'log/is-another' : 'database-or-log/unreachable';
    return { ready: false, shards, reasons: [{ reason }], lag: null };
  }
  return { ready: true, shards, reasons: late(state.setAside), lag: state.lag };
};
