import type { AppRouter } from '@rondelle/gateway/router.ts';
import { createTRPCReact } from '@trpc/react-query';

export type { AppRouter };
/** Queries and mutations as hooks: `trpc.league.table.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();
