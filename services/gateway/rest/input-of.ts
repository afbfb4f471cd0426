import { z } from 'zod';
import { idempotencyKey, type RestRoute } from './routes.ts';

type Request = {
  readonly query: unknown;
  readonly params: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
};

/** Parameters in a URL are texts; converts one to a number when its schema only accepts numbers. */
const valueOf = (schema: z.core.$ZodType, text: unknown): unknown => {
  const isNumber = typeof text === 'string' && /^\d{1,9}$/.test(text);
  return isNumber && !z.safeParse(schema, text).success ? Number(text) : text;
};

/** Query or path parameters under the input's own names. */
const fieldsOf = ({ parameters }: RestRoute, texts: unknown): object => {
  const fields: Record<string, unknown> = Object.assign({}, texts);
  for (const { field, name, schema } of parameters) {
    const text = fields[name];
    if (text === undefined) continue;
    delete fields[name];
    fields[field] = valueOf(schema, text);
  }
  return fields;
};

/** The input of a route's procedure. Path parameters override the body, and the body overrides the query. */
export const inputOf = (
  route: RestRoute,
  { query, params, body, headers }: Request,
): Record<string, unknown> => ({
  ...fieldsOf(route, query),
  ...(typeof body === 'object' && body),
  ...fieldsOf(route, params),
  ...route.fixed,
  ...('commandId' in route.input.shape && { commandId: headers?.[idempotencyKey.toLowerCase()] }),
});
