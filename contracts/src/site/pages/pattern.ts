import { slugOf } from '../slug.ts';

/**
 * A page's path behind its language: words, and what stands for a parameter. `:season` is a season's slug, `g-:gameId` a
 * number, `c-:categoryId-*` a number with a name that counts for nothing; `?` at the end: it may be left out. `:number#`
 * is a number that stands alone, `:key~` and `b-:key~` the key of something that is no number: letters, digits, `-`, `_`.
 */
export type Pattern = `/${string}`;

/** What stands in a path for an entity: only the number counts, the name is for people. */
export type Named = { readonly id: number; readonly name: string };

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
/** The parameters of a pattern, as a path says them. */
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
/** What a path of the pattern is built from, in the pattern's order. */
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

/** At most a hundred characters: longer ones are not worth looking up. */
const keySource = '[A-Za-z0-9_][A-Za-z0-9_-]{0,99}';
/** The parameters of a pattern that are texts; the others are numbers. */
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

/** Reads the parameters of a path (behind its language, slashes between segments only); null where it is another one. */
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
  return `${prefix}${argument.id}-${slugOf(argument.name)}`;
};

/** Builds paths of a pattern, behind their language, from its arguments. */
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

/** A path of one pattern with the words of another one that has the same parameters: numbers and names stay. */
export const rewordedAs = (pattern: Pattern, path: string): string => {
  const parts = split(pattern);
  return split(path)
    .map((segment, at) => `/${parts[at] !== undefined && isWord(parts[at]) ? parts[at] : segment}`)
    .join('');
};

/** Whether a path of the pattern names something by a key, of which there are endless ones. */
export const namesByKey = (pattern: Pattern): boolean => textsIn(split(pattern)).size > 1;

/** Whether a path of the pattern needs nothing, or nothing but a season. */
export const needsOnlySeason = (pattern: Pattern): boolean =>
  split(pattern).every((part) => isWord(part) || part === ':season' || isOptional(part));
