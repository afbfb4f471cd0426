import { z } from 'zod';
import { boundsOf, formatOf, type Leaf, sampleOf, typeOf, walk } from '../../support/schema-walk.ts';

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** Returns whether a pattern matches only texts up to some length: it has no unbounded repetition. */
const isFinite = ({ source }: RegExp): boolean =>
  /^\^.*\$$/s.test(source) &&
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, 'x'));

const hiddenText = 'a\u202Eb';
const oddDays = ['0000-01-01', '1899-12-31', '2101-01-02', '9999-12-31'];

function* problemsOfText(schema: z.core.$ZodType, isName: boolean): Generator<string> {
  const { most, patterns } = boundsOf(schema);
  if (most === Infinity && !patterns.some(isFinite)) yield 'a text of any length';
  if (isName && takes(schema, 'ab') && takes(schema, hiddenText)) yield 'a name with hidden characters';
  const isInstant = formatOf(schema) === 'datetime';
  if (isInstant || formatOf(schema) === 'date')
    for (const day of oddDays)
      if (takes(schema, isInstant ? `${day}T12:00:00Z` : day)) yield `the day ${day}`;
}

function* problemsOfNumber(schema: z.core.$ZodType): Generator<string> {
  const { least, most } = boundsOf(schema);
  if (least < -2_147_483_648 || most >= Number.MAX_SAFE_INTEGER) yield 'a number of any size';
}

function* problemsOfList(schema: z.core.$ZodType): Generator<string> {
  if (boundsOf(schema).most === Infinity) yield 'a list of any length';
  const item = [...walk(schema)].map((leaf) => sampleOf(leaf.schema))[1];
  const holdsIds = typeof item === 'number' || typeof item === 'object';
  const isOfTexts = typeof item === 'string' && /-.*-/.test(item);
  // Lists of ids, and of texts with hyphens such as dates, must reject the same item twice.
  if ((holdsIds || isOfTexts) && takes(schema, [item, item])) yield 'a list that says something twice';
}

function* problemsOfRecord({ schema }: Leaf): Generator<string> {
  const value = [...walk(schema)].map((leaf) => sampleOf(leaf.schema))[1];
  if (takes(schema, Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, value]))))
    yield 'a record of any size';
}

function* problemsOf(leaf: Leaf, areNames: boolean): Generator<string> {
  const { schema } = leaf;
  const type = typeOf(schema);
  if (type === 'string') yield* problemsOfText(schema, areNames);
  else if (type === 'number') yield* problemsOfNumber(schema);
  else if (type === 'array') yield* problemsOfList(schema);
  else if (type === 'record') yield* problemsOfRecord(leaf);
  else if (['unknown', 'any', 'bigint', 'date', 'map', 'set', 'custom', 'lazy'].includes(type))
    yield `of type ${type}, of which nothing is known`;
}

/**
 * Every part of a schema that accepts unlimited values, as `GameRecorded.venue: a text of any length`. Texts are names
 * without hidden characters, unless `areNames` is false.
 */
export const unboundedIn = (name: string, schema: z.core.$ZodType, areNames = true): string[] =>
  [...walk(schema)].flatMap((leaf) =>
    [...problemsOf(leaf, areNames)].map((error) => `${[name, ...leaf.path].join('.')}: ${error}`),
  );
