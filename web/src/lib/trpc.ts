import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './app-router.ts';

export type { AppRouter };
/** Questions to the server as hooks: `trpc.league.table.useQuery(…)`. */
export const trpc = createTRPCReact<AppRouter>();
