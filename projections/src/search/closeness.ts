import { isSmall } from './words.ts';

/**
 * Changes, additions, omissions and swaps of neighbouring letters that make one word of the other, counted no further
 * than `most`: beyond it, `most + 1`.
 */
export const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swap));
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
};

/** How many slips of the finger a word of so many letters may have and still be taken for another. */
export const slipsOf = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Numbers and classes are short and mean exactly what they say: `m13` is not `m15`. */
const isExact = (word: string): boolean => /\d/.test(word);

/** From 0 (another word) to 1 (the same word). */
export const closenessOf = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.8 + (0.15 * typed.length) / word.length;
  if (isExact(typed) || isExact(word)) return 0;
  const slips = slipsOf(typed.length);
  const edits = editsBetween(typed, word, slips);
  if (edits <= slips) return 0.9 - (0.9 * edits) / Math.max(typed.length, 5);
  // What is still being typed may have a slip already.
  if (slips > 0 && word.length > typed.length) {
    const begun = editsBetween(typed, word.slice(0, typed.length), slips);
    if (begun <= slips) return 0.8 - (0.9 * begun) / Math.max(typed.length, 5);
  }
  return typed.length > 2 && word.includes(typed) ? 0.6 : 0;
};

/**
 * What is compared with what was typed: the words of a name, and lists of words of what it belongs to. A list that many
 * names share is compared once.
 */
export type Candidate = {
  readonly words: readonly string[];
  readonly around: readonly (readonly string[])[];
};

/** What a thing belongs to says less of it than its own name. */
const ofSurroundings = 0.95;
/** Below it, too little of what was typed is found in a name. */
export const leastScore = 0.55;

type OfWords = (words: readonly string[]) => number;

/** How close one typed word is to the closest of some words. Names share most of theirs: each is compared once. */
const closestTo = (typed: string): OfWords => {
  const known = new Map<string, number>();
  const closeness = (word: string): number => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = closenessOf(typed, word);
    known.set(word, found);
    return found;
  };
  return (words) => {
    let best = 0;
    for (const word of words) best = Math.max(best, closeness(word));
    return best;
  };
};

/** The same for lists that are handed over again and again. */
const remembering = (ofWords: OfWords): OfWords => {
  const known = new WeakMap<readonly string[], number>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const found = ofWords(words);
    known.set(words, found);
    return found;
  };
};

const weightOf = (word: string): number => (isSmall(word) ? 0.1 : Math.min(1 + word.length / 10, 1.6));

/**
 * How much of what was typed is found in a name: from 0 to 1, less a little for words of the name that nobody asked
 * for.
 */
export const scorer = (typed: readonly string[]): ((candidate: Candidate) => number) => {
  const wanted = typed.map((word) => {
    const own = closestTo(word);
    return { weight: weightOf(word), own, around: remembering(own) };
  });
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return ({ words, around }) => {
    let found = 0;
    let named = 0;
    for (const word of wanted) {
      const own = word.own(words);
      if (own > 0) named += 1;
      const beside = own === 1 ? 0 : Math.max(0, ...around.map(word.around));
      found += word.weight * Math.max(own, ofSurroundings * beside);
    }
    const unasked = words.filter((word) => !isSmall(word)).length - named;
    return all === 0 ? 0 : found / all - 0.005 * Math.max(0, unasked);
  };
};

export type Scored<T> = { readonly thing: T; readonly score: number };

/** The closest first, those that are equally close as they came; without those that are too far off. */
export const closest = <T>(
  typed: readonly string[],
  things: readonly T[],
  candidateOf: (thing: T) => Candidate,
): readonly Scored<T>[] => {
  const scoreOf = scorer(typed);
  return things
    .map((thing) => ({ thing, score: scoreOf(candidateOf(thing)) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
};
