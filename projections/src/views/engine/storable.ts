import type { Row } from './any-view.ts';
import type { Column, Table } from './table.ts';
import type { Key } from './view.ts';

/** Returns the first column that the table cannot hold, or null. Skips columns that equal those of `known`. */
export type Unstorable = (row: Row, known?: Row) => string | null;

/** No text in hockey is longer. Without a bound, a name of one megabyte would weigh down every list that shows it. */
const longestText = 10_000;
/** Counts UTF-16 units of at most three bytes: an index entry of 2,704 bytes holds four such texts. */
const longestIndexedText = 200;

const hasNulOrHalves = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Checks short, plain texts in a loop, which is cheaper; most texts are short and plain. */
const isText = (value: unknown, longest: number): boolean => {
  if (typeof value !== 'string' || value.length > longest) return false;
  if (value.length > 48) return !hasNulOrHalves(value);
  for (let i = 0; i < value.length; i += 1) {
    const unit = value.charCodeAt(i);
    if (unit === 0) return false;
    if (unit >= 0xd800 && unit <= 0xdfff) return value.isWellFormed() && !value.includes('\0');
  }
  return true;
};

/** Excludes −2³¹, which stands for null in the packed rows of a rebuild. */
const isInt = (value: unknown): boolean =>
  typeof value === 'number' && (value | 0) === value && value !== -(2 ** 31);

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Parses the digits of a text between two offsets; NaN when other characters are among them. */
const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let i = from; i < to; i += 1) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = 10 * number + digit;
  }
  return number;
};

const isPosition = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= 16 &&
  Number.isSafeInteger(digits(value, 0, value.length));

/** Returns whether the value is a `YYYY-MM-DD` day of the years 1 to 9999. Postgres has no year 0. */
export const isDay = (value: unknown): boolean => {
  if (typeof value !== 'string' || value.length !== 10 || value[4] !== '-' || value[7] !== '-') return false;
  const year = digits(value, 0, 4);
  const month = digits(value, 5, 7);
  const day = digits(value, 8, 10);
  const last = month === 2 && isLeap(year) ? 29 : (daysOfMonth[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= last;
};

/** The last instant found valid; cached because events that were appended together share it. */
let lastInstant: string | null = null;
const isInstant = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  if (value === lastInstant) return true;
  const fits = value.length === 24 && isDay(value.slice(0, 10)) && value.endsWith('Z');
  if (fits) lastInstant = value;
  return fits;
};

/**
 * Counts the values in a JSON value; infinite when one of them cannot be stored. Stops once the count exceeds `most`.
 */
const weighJson = (value: unknown, most: number, isNumber = Number.isFinite): number => {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number') return isNumber(value) ? 1 : Number.POSITIVE_INFINITY;
  if (typeof value === 'string') return isText(value, longestText) ? 1 : Number.POSITIVE_INFINITY;
  if (typeof value !== 'object') return Number.POSITIVE_INFINITY;
  let count = 1;
  if (Array.isArray(value)) {
    for (const one of value) {
      count += weighJson(one, most - count, isNumber);
      if (count > most) return count;
    }
    return count;
  }
  // Values are plain objects, so that there are no inherited properties.
  for (const name in value) {
    const one: unknown = value[name as keyof typeof value];
    if (one === undefined) continue;
    count += isText(name, longestText) ? weighJson(one, most - count, isNumber) : Number.POSITIVE_INFINITY;
    if (count > most) return count;
  }
  return count;
};

const indexedColumns = ({ key, indexes }: Table): ReadonlySet<string> =>
  new Set([...key, ...indexes.flatMap(({ columns }) => columns)]);

const checkOf = ({ type, most = 0, isOfIds }: Column, isIndexed: boolean): ((value: unknown) => boolean) => {
  const longest = isIndexed ? longestIndexedText : longestText;
  switch (type) {
    case 'int':
      return isInt;
    case 'bigint':
      return isPosition;
    case 'float':
      return Number.isFinite;
    case 'bool':
      return (value) => typeof value === 'boolean';
    case 'text':
      return (value) => isText(value, longest);
    case 'date':
      return isDay;
    case 'timestamp':
      return isInstant;
    case 'json':
      return (value) => weighJson(value, most, isOfIds ? isInt : Number.isFinite) <= most;
  }
};

/** Returns whether a row of the table can have this key. Rows with other keys need no lookup. */
export const isStorableKey = (table: Table, key: Key): boolean =>
  table.key.every((name, i) => {
    const column = table.columns[name];
    return column !== undefined && checkOf(column, true)(key[i]);
  });

type Field = {
  readonly name: string;
  readonly nullable: boolean;
  readonly fits: (value: unknown) => boolean;
};

const compiled = new WeakMap<Table, Unstorable>();

/**
 * Returns a check of whether the table can store a row, for use before anything is sent to the database. It checks the
 * types of the columns as Postgres has them, and bounds that no honest value reaches.
 */
export const unstorableIn = (table: Table): Unstorable => {
  const known = compiled.get(table);
  if (known) return known;
  const indexed = indexedColumns(table);
  const fields: readonly Field[] = Object.entries(table.columns).map(([name, column]) => ({
    name,
    nullable: column.nullable,
    fits: checkOf(column, indexed.has(name)),
  }));
  const unstorable: Unstorable = (row, same) => {
    // By index: iterators of so many fields would be a tenth of what a rebuild allocates.
    for (let i = 0; i < fields.length; i += 1) {
      const { name, nullable, fits } = fields[i] as Field;
      const value = row[name];
      if (same && value === same[name]) continue;
      if (value === null || value === undefined ? !nullable : !fits(value)) return name;
    }
    return null;
  };
  compiled.set(table, unstorable);
  return unstorable;
};
