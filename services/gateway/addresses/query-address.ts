import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import type { z } from 'zod';
import { invalidFieldIn } from '../bounds/bounded-input.ts';
import { isPublicQuery, procedures } from '../calls/procedures.ts';

const prefix = '/trpc/';
/** Input schemas of the public queries with exactly one input schema. */
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
 * The address of a query with its input as the schema parses it, so that equal inputs share one address. An input that
 * the schema refuses stays unchanged, so that the query reports the error.
 */
export const queryAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  const schema = inputs.get(path.slice(prefix.length));
  const parameters = new URLSearchParams(search);
  if (!schema || parameters.has('batch')) return url;
  const raw = parsed(parameters.get('input') ?? 'null');
  if (invalidFieldIn(raw) !== null) return url;
  const input = schema.safeParse(raw);
  return input.success ? joinAddress(path, `input=${encodeURIComponent(JSON.stringify(input.data))}`) : url;
};
