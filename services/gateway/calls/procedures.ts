import type { Permission } from '@rondelle/contracts/membership/permissions.ts';
import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { RestMeta } from '../rest/rest-meta.ts';
import { appRouter } from '../router.ts';
import type { Meta } from '../trpc/trpc.ts';

type Defined = {
  readonly _def: {
    readonly type: 'query' | 'mutation' | 'subscription';
    readonly meta?: Meta;
    readonly inputs?: readonly z.ZodType[];
    readonly output?: unknown;
  };
};
/** A procedure by its dotted name, with its declarations. */
export type Procedure = {
  readonly name: string;
  readonly type: Defined['_def']['type'];
  readonly permission: Permission | undefined;
  readonly inputs: readonly z.ZodType[];
  readonly output: z.ZodType | null;
  readonly rest: readonly RestMeta[];
};

const declared = z.object({ schema: z.instanceof(z.ZodType) });

const procedureOf = ([name, { _def }]: [string, Defined]): Procedure => ({
  name,
  type: _def.type,
  permission: _def.meta?.permission,
  inputs: _def.inputs ?? [],
  output: declared.safeParse(_def.output).data?.schema ?? null,
  rest: [_def.meta?.rest ?? []].flat(),
});

const { _def: definition }: AnyTRPCRouter = appRouter;
const defined: Readonly<Record<string, Defined>> = definition.procedures;
export const procedures: readonly Procedure[] = Object.entries(defined).map(procedureOf);

/** Returns whether everybody may call the query; its output is then the same for all readers. */
export const isPublicQuery = ({ type, permission }: Procedure): boolean =>
  type === 'query' && permission === 'competition/read';
