import type { Row } from './any-view.ts';
import type { Table } from './table.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sameObject = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  const names = Object.keys(a).filter((name) => a[name] !== undefined);
  const others = Object.keys(b).filter((name) => b[name] !== undefined);
  return names.length === others.length && names.every((name) => sameValue(a[name], b[name]));
};

/** Compares values as they are stored: the order of an object's properties does not matter, as in `jsonb`. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => sameValue(value, b[i]));
  if (Array.isArray(a) || Array.isArray(b)) return false;
  return isObject(a) && isObject(b) && sameObject(a, b);
};

export const sameRow = (table: Table, a: Row, b: Row): boolean => {
  for (const column in table.columns) if (!sameValue(a[column], b[column])) return false;
  return true;
};
