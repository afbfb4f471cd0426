import { closest } from '@rondelle/projections/computing/search/closeness.ts';
import { comparableWords } from '@rondelle/projections/computing/search/comparable-words.ts';
import { meansAll } from './means-all.ts';

/**
 * An entity that a text may name. `names`: its own names; `around`: names of what it belongs to, such as its category.
 */
export type Called<T> = {
  readonly thing: T;
  readonly names: readonly string[];
  readonly around: readonly string[];
};
export type Meaning<T> = {
  /** The best match; null when nothing is close. */
  readonly found: T | null;
  /** True when the match is clear enough to use without asking a person. */
  readonly sure: boolean;
  /** Possible matches, the closest first. */
  readonly candidates: readonly T[];
};

const most = 8;
const sureScore = 0.9;
const clearGap = 0.12;

/**
 * The budget of comparisons left for a file, in letters of texts times letters of names. Exact matches cost nothing.
 */
export type Effort = { left: number };
/** Two thousand names in leagues of fifty teams take half of it. All of it takes a second or two. */
export const effortOfFile = (): Effort => ({ left: 200_000_000 });

/**
 * The budget for one text, which is compared without a turn for others. Sixty letters among a thousand teams take a
 * third.
 */
const mostAtOnce = 5_000_000;

/** Prepares the names once for all texts. More names may be added in between. */
export type Recogniser<T> = {
  readonly add: (thing: Called<T>) => void;
  readonly meaningOf: (text: string) => Meaning<T>;
};

type Compared<T> = {
  readonly thing: T;
  readonly words: readonly string[];
  readonly around: readonly (readonly string[])[];
};
const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);
const nothing = { found: null, sure: false, candidates: [] } as const;

/**
 * Creates a recogniser. A text means the entity with exactly that name, or the closest one when it is close enough,
 * each word of the text matches it, and no other is near. Otherwise the closest one is proposed, with `sure` false.
 * Once the effort is spent, only exact names are found.
 */
export const createRecogniser = <T>(effort: Effort): Recogniser<T> => {
  // A cache: the teams of a league share the same list.
  const arounds = new Map<readonly string[], readonly (readonly string[])[]>();
  const aroundOf = (texts: readonly string[]) => {
    const found = arounds.get(texts) ?? texts.map(comparableWords);
    arounds.set(texts, found);
    return found;
  };
  const compared: Compared<T>[] = [];
  const byCall = new Map<string, T[]>();
  let letters = 0;
  const add = ({ thing, names, around }: Called<T>): void => {
    const words = names.map(comparableWords);
    const one = { thing, words: [...new Set(words.flat())], around: aroundOf(around) };
    compared.push(one);
    // Each list in `around` costs one look-up.
    letters += lettersOf(one.words) + around.length;
    for (const call of new Set(words.map((each) => each.join(' ')))) {
      const those = byCall.get(call);
      if (those) those.push(thing);
      else byCall.set(call, [thing]);
    }
  };
  const closestTo = (typed: readonly string[]): Meaning<T> => {
    const cost = lettersOf(typed) * letters;
    if (cost > mostAtOnce || cost > effort.left) return nothing;
    effort.left -= cost;
    const scored = closest(typed, compared, (candidate) => candidate);
    const [first, second] = scored;
    return {
      found: first?.thing.thing ?? null,
      sure:
        first !== undefined &&
        first.score >= sureScore &&
        first.score - (second?.score ?? 0) >= clearGap &&
        meansAll(typed, first.thing),
      candidates: scored.slice(0, most).map(({ thing }) => thing.thing),
    };
  };
  const meaningOf = (text: string): Meaning<T> => {
    const typed = comparableWords(text);
    if (typed.length === 0) return nothing;
    const exact = byCall.get(typed.join(' ')) ?? [];
    const [only] = exact;
    if (only !== undefined && exact.length === 1) return { found: only, sure: true, candidates: [only] };
    return closestTo(typed);
  };
  return { add, meaningOf };
};
