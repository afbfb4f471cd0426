import { DomainError } from '@rondelle/contracts/errors.ts';

/** Deepest nesting of an input; no form nests deeper than six levels. */
const deepest = 32;
/** Most values in an input; a grid of a hundred results has about 2,500. */
const mostValues = 20_000;
/** The longest text in an input; forms take at most 10,000 characters. */
const longestText = 32_768;
/** Most bytes of a JSON body; a grid of a hundred results has at most 100,000. */
export const mostJsonBytes = 512 * 1024;
/** Most bytes of a request's URL and headers, and so of an input in the URL. */
export const mostHeaderBytes = 16 * 1024;

/** Names that inputs must not have: superjson's envelope (it can build arbitrary objects), and prototype pollution. */
const refusedNames = new Set(['json', 'meta', '__proto__']);

type Budget = { values: number };

/** Returns whether Postgres can store the text: it rejects NUL and unpaired surrogates. */
const isText = (text: string): boolean =>
  text.length <= longestText && !text.includes('\0') && text.isWellFormed();

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isBounded = (value: unknown, budget: Budget, depth: number): boolean => {
  budget.values -= 1;
  if (budget.values < 0) return false;
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  // Compares the length first, so that no values of a huge list are visited.
  if (Array.isArray(value))
    return value.length <= budget.values && value.every((each) => isBounded(each, budget, depth + 1));
  if (!isPlain(value)) return false;
  const names = Object.keys(value);
  // The same for the keys.
  return (
    names.length <= budget.values &&
    names.every(
      (name) =>
        name !== '__proto__' &&
        isText(name) &&
        isBounded((value as Record<string, unknown>)[name], budget, depth + 1),
    )
  );
};

/**
 * The name of the first parameter that is not plain JSON of bounded size; null when there is none. Runs in bounded
 * time, so it comes before any schema.
 */
export const invalidFieldIn = (input: unknown): string | null => {
  const budget = { values: mostValues };
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !isPlain(input))
    return isBounded(input, budget, 0) ? null : 'input';
  const names = Object.keys(input);
  if (names.length > budget.values) return 'input';
  const wrong = names.find(
    (name) =>
      refusedNames.has(name) ||
      !isText(name) ||
      !isBounded((input as Record<string, unknown>)[name], budget, 1),
  );
  return wrong === undefined || isText(wrong) ? (wrong ?? null) : 'input';
};

/** Throws `request/invalid` with the parameter. */
export const assertBounded = (input: unknown): void => {
  const error = invalidFieldIn(input);
  if (error !== null) throw new DomainError('request/invalid', error);
};
