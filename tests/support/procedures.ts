import { appRouter } from '@rondelle/gateway/router.ts';
import type { Meta } from '@rondelle/gateway/trpc.ts';
import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';

type Defined = {
  readonly _def: { readonly type: string; readonly meta?: Meta; readonly inputs?: readonly z.ZodType[] };
};
const { _def: definition }: AnyTRPCRouter = appRouter;
const defined: Readonly<Record<string, Defined>> = definition.procedures;

/** Every procedure of the gateway: by what name it is called, what kind it is, who may call it, and with what. */
export const procedures = Object.entries(defined).map(([name, { _def }]) => ({
  name,
  type: _def.type,
  permission: _def.meta?.permission,
  inputs: _def.inputs ?? [],
}));
