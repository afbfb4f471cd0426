import { z } from 'zod';
import { isPublicQuery, type Procedure, procedures } from '../calls/procedures.ts';
import type { RestMeta } from './rest-meta.ts';

/** The header that carries the command id. */
export const idempotencyKey = 'Idempotency-Key';

export type RestParameter = {
  /** The parameter's field in the input. */
  readonly field: string;
  /** The parameter's name in the route. */
  readonly name: string;
  readonly in: 'path' | 'header' | 'query' | 'body';
  readonly schema: z.core.$ZodType;
};

export type RestRoute = RestMeta & {
  readonly procedure: string;
  readonly type: 'query' | 'mutation';
  readonly isPublic: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Parameters that callers send, without fixed ones. */
  readonly parameters: readonly RestParameter[];
};

const parametersOf = (input: z.ZodObject, meta: RestMeta): readonly RestParameter[] => {
  const { names = {}, fixed = {}, path, method, inQuery } = meta;
  const elsewhere = inQuery || method === 'GET' || method === 'DELETE' ? 'query' : 'body';
  return Object.entries(input.shape)
    .filter(([field]) => !(field in fixed))
    .map(([field, schema]) => {
      if (field === 'commandId') return { field, name: idempotencyKey, in: 'header', schema };
      const name = names[field] ?? field;
      return { field, name, in: path.includes(`{${name}}`) ? 'path' : elsewhere, schema };
    });
};

const isObject = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject;

const routesOf = (procedure: Procedure): readonly RestRoute[] => {
  const { name, type, inputs, output, rest } = procedure;
  const input = inputs.find(isObject);
  const isPublic = isPublicQuery(procedure);
  return rest.map((meta) => {
    if (!input || !output || type === 'subscription')
      throw new Error(`${name} needs an input and an output for its REST route`);
    return { ...meta, procedure: name, type, isPublic, input, output, parameters: parametersOf(input, meta) };
  });
};

/** Returns whether a parameter is required. */
export const isRequired = (schema: z.core.$ZodType): boolean => !z.safeParse(schema, undefined).success;

export const restRoutes: readonly RestRoute[] = procedures.flatMap(routesOf);

/** The route's name of a field of the input. */
export const nameIn =
  ({ parameters }: RestRoute) =>
  (field: string): string =>
    parameters.find((parameter) => parameter.field === field)?.name ?? field;

/** `/teams/{eid}` in the server's notation: `/teams/:eid`. */
export const urlOf = ({ path }: RestRoute): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
