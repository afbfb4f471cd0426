import { type CustomTypesConfig, types } from 'pg';

const utc = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?\+00$/;

const inIso = (text: string): string => {
  if (!utc.test(text)) return new Date(text).toISOString();
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
};

/** Caches the last instant, because events that were appended together share it. */
let last = { text: '', iso: '' };

/** `2026-01-31 12:00:00.5+00` → `2026-01-31T12:00:00.500Z`. Connections use UTC, so no conversion is needed. */
export const isoInstant = (text: string): string => {
  if (text !== last.text) last = { text, iso: inIso(text) };
  return last.iso;
};

const asText = (value: string): string => value;

const textParsers = new Map<number, (value: string) => string>([
  [types.builtins.DATE, asText],
  [types.builtins.INT8, asText],
  [types.builtins.TIMESTAMPTZ, isoInstant],
]);

/**
 * Returns the parser for a column type: `date` as `YYYY-MM-DD`, `timestamptz` as ISO 8601 in UTC with milliseconds,
 * `bigint` as a decimal string; other types as in `pg`.
 */
export const parserOf: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format === 'text' || format === undefined ? textParsers.get(oid) : undefined) ??
  types.getTypeParser(oid, format);
