import type { OutputEnvelope } from '@rondelle/contracts/output-envelope.ts';
import { serialize } from 'superjson';

/** Returns whether an output contains a value that JSON cannot hold: a date, a big integer or a map. */
const isMoreThanJson = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  if (value instanceof Date || value instanceof Map) return true;
  return (Array.isArray(value) ? value : Object.values(value)).some(isMoreThanJson);
};

/** Puts an output into an envelope if JSON cannot hold it, and returns every other one as it is. */
export const putInEnvelope = (output: unknown): unknown => {
  if (!isMoreThanJson(output)) return output;
  const { json, meta } = serialize(output);
  // Omits which values are the same object: the JSON contains each of them, and readers do not compare them.
  const { referentialEqualities: _same, ...types } = meta ?? {};
  return { superjson: { json, meta: types } } satisfies OutputEnvelope;
};
