import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import type { z } from 'zod';
import { faultIn } from '../bounded-input.ts';
import { isPublicQuery, procedures } from '../procedures.ts';

const prefix = '/trpc/';
/** What each query that everybody may ask takes; with several inputs none says all of it. */
const inputs: ReadonlyMap<string, z.ZodType> = new Map(
  procedures
    .filter(isPublicQuery)
    .flatMap(({ name, inputs: [input, ...others] }): [string, z.ZodType][] =>
      input && others.length === 0 ? [[name, input]] : [],
    ),
);

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
  const schema = inputs.get(path.slice(prefix.length));
  const asked = new URLSearchParams(search);
  if (!schema || asked.has('batch')) return url;
  const raw = parsed(asked.get('input') ?? 'null');
  if (faultIn(raw) !== null) return url;
  const input = schema.safeParse(raw);
  return input.success ? joinAddress(path, `input=${encodeURIComponent(JSON.stringify(input.data))}`) : url;
};
