import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './trpc.ts';

/** The answers of every procedure, by router and name. */
export type Answers = inferRouterOutputs<AppRouter>;
/** What a season holds, in figures. */
export type Counts = Answers['season']['home']['counts'];
