import { DomainError } from '@rondelle/contracts/errors.ts';

/** No form nests deeper than six. */
const deepest = 32;
/** A grid of a hundred results has about 2,500. */
const mostValues = 20_000;
/** The longest text that a form takes has 10,000 characters. */
const longestText = 32_768;
/** Bytes of a JSON body: a grid of a hundred results has at most 100,000. */
export const mostJsonBytes = 512 * 1024;
/** Bytes of the address and the headers of a request, and so of an input in an address. */
export const mostHeaderBytes = 16 * 1024;

/** What superjson wraps an input in, which is a program for whoever unwraps it; and what would reach an object's class. */
const refusedNames = new Set(['json', 'meta', '__proto__']);

type Budget = { values: number };

/** Databases refuse NUL, and half a surrogate pair is no character. */
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
  // Before any list of its values is made.
  if (Array.isArray(value))
    return value.length <= budget.values && value.every((each) => isBounded(each, budget, depth + 1));
  if (!isPlain(value)) return false;
  for (const [name, each] of Object.entries(value))
    if (name === '__proto__' || !isText(name) || !isBounded(each, budget, depth + 1)) return false;
  return true;
};

/**
 * The parameter at fault where an input is more than plain JSON of a bounded size; null where it is not. The time that
 * this takes is bounded as well, so it comes before any schema.
 */
export const faultIn = (input: unknown): string | null => {
  const budget = { values: mostValues };
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !isPlain(input))
    return isBounded(input, budget, 0) ? null : 'input';
  for (const [name, value] of Object.entries(input))
    if (refusedNames.has(name) || !isText(name) || !isBounded(value, budget, 1))
      return isText(name) ? name : 'input';
  return null;
};

/** Fails with `request/invalid` and the parameter at fault. */
export const assertBounded = (input: unknown): void => {
  const fault = faultIn(input);
  if (fault !== null) throw new DomainError('request/invalid', fault);
};
