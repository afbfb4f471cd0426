import type { AppRouter } from '@rondelle/gateway/router.ts';
import { createTRPCReact } from '@trpc/react-query';

export type { AppRouter };
/** Questions to the server as hooks: `trpc.league.table.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();
