import { closest } from '@rondelle/projections/search/closeness.ts';
import { wordsOf } from '@rondelle/projections/search/words.ts';

/** Something that a text may mean, with all that it is called. */
export type Called<T> = {
  readonly thing: T;
  readonly names: readonly string[];
  readonly around: readonly string[];
};
export type Meaning<T> = {
  /** What is meant; null where nothing is close. */
  readonly found: T | null;
  /** Whether nobody needs to be asked. */
  readonly sure: boolean;
  /** The closest first. */
  readonly candidates: readonly T[];
};

/** What the age groups were called until 2020, and still are in many a file. */
const ages: Readonly<Record<string, string>> = {
  prenovice: 'm7',
  novice: 'm9',
  atome: 'm11',
  atom: 'm11',
  peewee: 'm13',
  bantam: 'm15',
  midget: 'm18',
};
const respelled = (text: string): string =>
  text
    .replaceAll(/\bpee[\s-]*wee\b/giu, 'peewee')
    .replaceAll(/\bpr[eé][\s-]*novice\b/giu, 'prenovice')
    .replaceAll(/\bu[\s-]?(\d{1,2})(?!\d)/giu, 'm$1')
    .replaceAll(/\bm[\s-](\d{1,2})(?!\d)/giu, 'm$1');

const comparable = (text: string): readonly string[] =>
  wordsOf(respelled(text)).map((word) => ages[word] ?? word);

const most = 8;
const sureScore = 0.9;
const clearGap = 0.12;

/** What texts mean among some things, which are looked at once for all texts. */
export type Recogniser<T> = (text: string) => Meaning<T>;

/** What texts mean among some things, as `recognise` has it. */
export const recogniserOf = <T>(things: readonly Called<T>[]): Recogniser<T> => {
  // Teams of a league belong to the same.
  const arounds = new Map<readonly string[], readonly (readonly string[])[]>();
  const aroundOf = (texts: readonly string[]) => {
    const found = arounds.get(texts) ?? texts.map(comparable);
    arounds.set(texts, found);
    return found;
  };
  const compared = things.map(({ thing, names, around }) => {
    const words = names.map(comparable);
    return {
      thing,
      calls: new Set(words.map((one) => one.join(' '))),
      words: [...new Set(words.flat())],
      around: aroundOf(around),
    };
  });
  const known = new Map<string, Meaning<T>>();
  const meaningOf = (typed: readonly string[]): Meaning<T> => {
    if (typed.length === 0) return { found: null, sure: false, candidates: [] };
    const exact = compared.filter(({ calls }) => calls.has(typed.join(' ')));
    const [only] = exact;
    if (only && exact.length === 1) return { found: only.thing, sure: true, candidates: [only.thing] };
    const scored = closest(typed, compared, ({ words, around }) => ({ words, around }));
    const [first, second] = scored;
    return {
      found: first?.thing.thing ?? null,
      sure: first !== undefined && first.score >= sureScore && first.score - (second?.score ?? 0) >= clearGap,
      candidates: scored.slice(0, most).map(({ thing }) => thing.thing),
    };
  };
  return (text) => {
    const meant = known.get(text) ?? meaningOf(comparable(text));
    known.set(text, meant);
    return meant;
  };
};

/**
 * What a text means among some things: the one that is called just so, or the closest where no other comes near. One
 * that is merely the closest is proposed, and somebody asked.
 */
export const recognise = <T>(text: string, things: readonly Called<T>[]): Meaning<T> =>
  recogniserOf(things)(text);
