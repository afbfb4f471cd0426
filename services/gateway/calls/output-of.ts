import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../router.ts';

type Outputs = inferRouterOutputs<AppRouter>;
export type ProcedurePath = {
  [R in keyof Outputs & string]: `${R}.${keyof Outputs[R] & string}`;
}[keyof Outputs & string];
/** The output type of the procedure at a path. */
export type OutputAt<P extends ProcedurePath> =
  P extends `${infer R extends keyof Outputs & string}.${infer N}` ? Outputs[R][N & keyof Outputs[R]] : never;

/** Calls a procedure and types its output. Rejects with the router's errors. */
export const outputOf = <P extends ProcedurePath>(
  call: Call,
  path: P,
  input: unknown,
): Promise<OutputAt<P>> => call(path, input) as Promise<OutputAt<P>>;
