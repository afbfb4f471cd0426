import { countStuck, type StuckCount } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { QueryExecutorProvider } from 'kysely';

export type ReactorReadiness = {
  readonly ready: boolean;
  readonly reasons: readonly (
    | { readonly reason: 'database/unreachable' }
    | ({ readonly reason: 'jobs/stuck' } & StuckCount)
  )[];
};

/** Ready when the database of jobs is reachable. Stuck jobs are reported but do not make it unready. */
export const readReactorReadiness = async (db: QueryExecutorProvider): Promise<ReactorReadiness> => {
  const stuck = await countStuck(db).catch(() => null);
  if (!stuck) return { ready: false, reasons: [{ reason: 'database/unreachable' }] };
  return { ready: true, reasons: stuck.map((one) => ({ reason: 'jobs/stuck', ...one })) };
};
