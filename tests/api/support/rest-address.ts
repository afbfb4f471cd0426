import type { RestRoute } from '@rondelle/gateway/rest/routes.ts';

/** The URL of a route with an input. */
export const restAddress = (
  { path, names = {} }: RestRoute,
  input: Readonly<Record<string, unknown>>,
): string => {
  const query = new URLSearchParams();
  let filled = path;
  for (const [field, value] of Object.entries(input)) {
    const name = names[field] ?? field;
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, String(value));
    else query.set(name, String(value));
  }
  return `/api/v1${filled}?${query.toString()}`;
};
