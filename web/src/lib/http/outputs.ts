import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './trpc.ts';

/** Outputs of every procedure, by router and name. */
export type Outputs = inferRouterOutputs<AppRouter>;
/** Counts of a season's leagues, teams, games and so on. */
export type Counts = Outputs['season']['home']['counts'];
