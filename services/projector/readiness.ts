import type { Pool } from 'pg';
import { readLag } from './lag.ts';
import type { LogReader } from './log-reader.ts';
import { type Failure, readFailure } from './state.ts';

/** A projector that waits for its turn is as ready as the one that works. */
export type ProjectorReadiness = {
  readonly ready: boolean;
  readonly turn: 'works' | 'waits';
  /** Why it is not ready; what went wrong in words stays in the log of the process. */
  readonly reasons: readonly Reason[];
  /** How many positions the views are behind the log; null where that can't be told. */
  readonly lag: number | null;
};
type Reason =
  | { readonly reason: 'database-or-log/unreachable' }
  | { readonly reason: 'views/stopped'; readonly position: string; readonly since: string };

export type ProjectorReadinessSource = {
  readonly pool: Pool;
  readonly log: Pick<LogReader, 'head' | 'readAll'>;
  readonly works: () => boolean;
};

const patienceMs = 2_000;

const stopped = ({ position, failedAt }: Failure): Reason => ({
  reason: 'views/stopped',
  position,
  since: failedAt,
});

const ask = async ({ pool, log }: ProjectorReadinessSource) => ({
  failure: await readFailure(pool),
  lag: await readLag(pool, log),
});

/** Asks the database and the log, for two seconds at most. */
export const readProjectorReadiness = async (
  source: ProjectorReadinessSource,
): Promise<ProjectorReadiness> => {
  const turn = source.works() ? 'works' : 'waits';
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  const state = await Promise.race([ask(source).catch(() => null), late]);
  clearTimeout(timer);
  if (!state) return { ready: false, turn, reasons: [{ reason: 'database-or-log/unreachable' }], lag: null };
  const reasons = state.failure ? [stopped(state.failure)] : [];
  return { ready: reasons.length === 0, turn, reasons, lag: state.lag.positions };
};
