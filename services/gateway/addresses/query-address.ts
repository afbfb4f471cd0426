import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';
import { faultIn } from '../bounded-input.ts';
import { appRouter } from '../router.ts';
import type { Meta } from '../trpc.ts';

type Defined = {
  readonly _def: { readonly type: string; readonly meta?: Meta; readonly inputs?: readonly z.ZodType[] };
};

/** What each query that everybody may ask takes; with several inputs none says all of it. */
const inputs = (): ReadonlyMap<string, z.ZodType> => {
  const { _def: definition }: AnyTRPCRouter = appRouter;
  const procedures: Readonly<Record<string, Defined>> = definition.procedures;
  return new Map(
    Object.entries(procedures).flatMap(([name, { _def }]): [string, z.ZodType][] => {
      const [input, ...others] = _def.inputs ?? [];
      const isPublic = _def.type === 'query' && _def.meta?.permission === 'competition/read';
      return isPublic && input && others.length === 0 ? [[name, input]] : [];
    }),
  );
};

const prefix = '/trpc/';
let known: ReadonlyMap<string, z.ZodType> | undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The address of a query with its input as its schema reads it, so that one question has one address. What the schema
 * refuses stays as it is, to be refused.
 */
export const queryAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  known ??= inputs();
  const schema = known.get(path.slice(prefix.length));
  const asked = new URLSearchParams(search);
  if (!schema || asked.has('batch')) return url;
  const raw = parsed(asked.get('input') ?? 'null');
  if (faultIn(raw) !== null) return url;
  const input = schema.safeParse(raw);
  return input.success ? joinAddress(path, `input=${encodeURIComponent(JSON.stringify(input.data))}`) : url;
};
