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
