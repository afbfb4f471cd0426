import { sharedReadsOf } from '@rondelle/infra/postgres/shared-reads.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from '../router.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { Context } from '../trpc/trpc.ts';

/** Calls a procedure of the router in this process by its dotted path. Rejects with the router's errors. */
export const createInProcessCall =
  (ctx: Context, type: 'query' | 'mutation' = 'query'): Call =>
  (path, input) =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });

/** Calls queries for one page. The public ones share their reads, so that the page sends no SELECT twice. */
export const createPageCall = (ctx: Context): Call => {
  const shared = new WeakMap<Db, Db>();
  const share = (db: Db): Db => {
    const reads = shared.get(db) ?? sharedReadsOf(db);
    shared.set(db, reads);
    return reads;
  };
  return createInProcessCall({ ...ctx, share });
};
