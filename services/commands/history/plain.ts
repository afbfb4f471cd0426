/** Values that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

const isPlainAlready = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object') return typeof value === 'boolean';
  if (value instanceof Map || value instanceof Set) return false;
  for (const each of Object.values(value)) if (!isPlainAlready(each)) return false;
  return true;
};

/** Converts maps to lists of pairs and sets to lists. Most states are plain already and are returned unchanged. */
export const plain = (value: unknown): Plain => {
  if (isPlainAlready(value)) return value as Plain;
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]));
  return null;
};
