import type { RestCall } from './calls.ts';

/** The input that a URL names, under the names of the input's own parameters. */
export const inputOfCall = (
  { renamed = {} }: RestCall,
  query: unknown,
  parameters: unknown,
): Record<string, unknown> => {
  const asked: Record<string, unknown> = Object.assign({}, query, parameters);
  for (const [field, name] of Object.entries(renamed)) {
    if (asked[name] === undefined) continue;
    asked[field] = asked[name];
    delete asked[name];
  }
  return asked;
};
