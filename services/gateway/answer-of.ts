import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './router.ts';

type Outputs = inferRouterOutputs<AppRouter>;
/** Procedures by their dotted paths, such as `league.table`. */
export type ProcedurePath = {
  [R in keyof Outputs & string]: `${R}.${keyof Outputs[R] & string}`;
}[keyof Outputs & string];
/** What the procedure at a path answers. */
export type OutputAt<P extends ProcedurePath> =
  P extends `${infer R extends keyof Outputs & string}.${infer N}` ? Outputs[R][N & keyof Outputs[R]] : never;

/** Asks a procedure, with its output's type; fails with the router's own errors. */
export const answerOf = <P extends ProcedurePath>(
  call: Call,
  path: P,
  input: unknown,
): Promise<OutputAt<P>> => call(path, input) as Promise<OutputAt<P>>;
