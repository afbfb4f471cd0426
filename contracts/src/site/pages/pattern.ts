import { slugOf } from '../slug.ts';

/**
 * The path of a page after its language, with words and parameters:
 * - `:season`: the slug of a season;
 * - `g-:gameId`: a number;
 * - `c-:categoryId-*`: a number and a name that is not read;
 * - `:number#`: a number alone;
 * - `:key~` and `b-:key~`: a text of letters, digits, `-` and `_`.
 * A segment that ends in `?` is optional.
 */
export type Pattern = `/${string}`;

/**
 * An entity in a path: only the number is read, the name is for people. A name that readers see otherwise in each
 * language is in the path as recorded.
 */
export type Named = {
  readonly id: number;
  readonly name: string;
  readonly recordedName?: string | undefined;
};

type ParamOf<Part> = Part extends `${string}:${infer Name}~`
  ? { [K in Name]: string }
  : Part extends `:${infer Name}#`
    ? { [K in Name]: number }
    : NumberedOf<Part>;
type NumberedOf<Part> = Part extends `${string}-:${infer Name}-*?`
  ? { [K in Name]: number | null }
  : Part extends `${string}-:${infer Name}-*`
    ? { [K in Name]: number }
    : Part extends `${string}-:${infer Name}`
      ? { [K in Name]: number }
      : Part extends `:${infer Name}`
        ? { [K in Name]: string }
        : unknown;
/** Parameters parsed from a path. */
export type ParamsOf<P extends string> = P extends `/${infer Part}/${infer More}`
  ? ParamOf<Part> & ParamsOf<`/${More}`>
  : P extends `/${infer Part}`
    ? ParamOf<Part>
    : unknown;

type ArgumentOf<Part> = Part extends `${string}~`
  ? [key: string]
  : Part extends `:${string}#`
    ? [number: number]
    : NamedArgumentOf<Part>;
type NamedArgumentOf<Part> = Part extends `${string}-*?`
  ? [thing?: Named | null]
  : Part extends `${string}-*`
    ? [thing: Named]
    : Part extends `${string}-:${string}`
      ? [id: number]
      : Part extends `:${string}`
        ? [season: string]
        : [];
/** Arguments for building a path, in the order of the pattern. */
export type ArgumentsOf<P extends string> = P extends `/${infer Part}/${infer More}`
  ? [...ArgumentOf<Part>, ...ArgumentsOf<`/${More}`>]
  : P extends `/${infer Part}`
    ? ArgumentOf<Part>
    : [];

export type Argument = string | number | Named | null | undefined;
type Params = Readonly<Record<string, string | number | null>>;

export const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isWord = (part: string): boolean => !part.includes(':');
const isOptional = (part: string): boolean => part.endsWith('?');

/** At most a hundred characters, to skip lookups of absurd keys. */
const keySource = '[A-Za-z0-9_][A-Za-z0-9_-]{0,99}';
/** Names of the text parameters of a pattern; the others are numbers. */
const textsIn = (parts: readonly string[]): ReadonlySet<string> =>
  new Set(['season', ...parts.flatMap((part) => /:(\w+)~$/.exec(part)?.[1] ?? [])]);

const sourceOf = (part: string): string => {
  if (isWord(part)) return `/${part}`;
  const [, before = '', key] = /^(\w+-)?:(\w+)~$/.exec(part) ?? [];
  if (key !== undefined) return `/${before}(?<${key}>${keySource})`;
  const [, number] = /^:(\w+)#$/.exec(part) ?? [];
  if (number !== undefined) return `/(?<${number}>[1-9]\\d{0,4})`;
  const [, letter = '', name, more = ''] = /^(\w+-)?:(\w+)(.*)$/.exec(part) ?? [];
  if (letter === '') return String.raw`/(?<${name}>\d{4}-\d{4})`;
  const source = `/${letter}(?<${name}>[1-9]\\d{0,8})${more.startsWith('-*') ? '-[a-z0-9-]+' : ''}`;
  return isOptional(part) ? `(?:${source})?` : source;
};

const valueOf = (isText: boolean, text: string | undefined): string | number | null => {
  if (text === undefined) return null;
  return isText ? text : Number(text);
};

/** Returns a parser for paths (without language and trailing slash); it returns null for paths that do not match. */
export const matcherOf = (pattern: Pattern): ((path: string) => Params | null) => {
  const texts = textsIn(split(pattern));
  const expression = new RegExp(`^${split(pattern).map(sourceOf).join('')}$`);
  return (path) => {
    const found = expression.exec(path);
    if (!found) return null;
    const groups = Object.entries(found.groups ?? {});
    return Object.fromEntries(groups.map(([name, text]) => [name, valueOf(texts.has(name), text)]));
  };
};

const segmentOf = (prefix: string, argument: Argument): string => {
  if (argument === null || argument === undefined) return '';
  if (typeof argument !== 'object') return `${prefix}${argument}`;
  return `${prefix}${argument.id}-${slugOf(argument.recordedName ?? argument.name)}`;
};

/** Returns a function that builds paths (without language) from the pattern's arguments. */
export const builderOf = (pattern: Pattern): ((...values: Argument[]) => string) => {
  const parts = split(pattern).map((part) => ({
    prefix: `/${part.replace(/:.*$/, '')}`,
    word: isWord(part),
  }));
  return (...values) => {
    const rest = values.values();
    return parts.map(({ prefix, word }) => (word ? prefix : segmentOf(prefix, rest.next().value))).join('');
  };
};

/** Replaces the words of a path by those of another pattern with the same parameters; numbers and names stay. */
export const translatedTo = (pattern: Pattern, path: string): string => {
  const parts = split(pattern);
  return split(path)
    .map((segment, at) => `/${parts[at] !== undefined && isWord(parts[at]) ? parts[at] : segment}`)
    .join('');
};

/** Returns true when the pattern has a text key, so that the number of possible paths is unlimited. */
export const namesByKey = (pattern: Pattern): boolean => textsIn(split(pattern)).size > 1;

/** Returns true when all required parameters of the pattern are the season, or there are none. */
export const needsOnlySeason = (pattern: Pattern): boolean =>
  split(pattern).every((part) => isWord(part) || part === ':season' || isOptional(part));
