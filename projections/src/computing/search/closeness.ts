import { isStopWord } from '../../views/names/words.ts';

/** Three rows of edit counts for words of up to `length` letters. Longer words get rows of their own. */
const rowsOf = (length: number): [Int32Array, Int32Array, Int32Array] => [
  new Int32Array(length),
  new Int32Array(length),
  new Int32Array(length),
];
const usual = rowsOf(128);

/**
 * Counts the edits (changes, additions, omissions, swaps of neighbouring letters) between two words. Above `most`,
 * returns `most + 1`. Does not compare letters more than `most` positions apart, since these alone need too many edits.
 */
export const editsBetween = (a: string, b: string, most: number): number => {
  const far = most + 1;
  if (Math.abs(a.length - b.length) > most) return far;
  let [before, last, row] = b.length < 128 ? usual : rowsOf(b.length + 1);
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)];
    row[from - 1] = from === 1 ? i : far;
    let least = row[from - 1] ?? far;
    for (let j = from; j <= to; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : far;
      const found = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swap);
      row[j] = found;
      if (found < least) least = found;
    }
    if (least > most) return far;
    if (to < b.length) row[to + 1] = far;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] ?? far, far);
};

/** Returns how many typing errors a word of this length may have and still match another. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Words with digits, such as categories, match only exactly or by prefix: `m13` is not `m15`. */
const isExact = (word: string): boolean => /\d/.test(word);

/** Returns the closeness of two words, from 0 (different) to 1 (equal). */
export const closenessOf = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.8 + (0.15 * typed.length) / word.length;
  if (isExact(typed) || isExact(word)) return 0;
  const typos = allowedTypos(typed.length);
  const edits = editsBetween(typed, word, typos);
  if (edits <= typos) return 0.9 - (0.9 * edits) / Math.max(typed.length, 5);
  // An unfinished word may already contain a typing error.
  if (typos > 0 && word.length > typed.length) {
    const begun = editsBetween(typed, word.slice(0, typed.length), typos);
    if (begun <= typos) return 0.8 - (0.9 * begun) / Math.max(typed.length, 5);
  }
  return typed.length > 2 && word.includes(typed) ? 0.6 : 0;
};

/**
 * The text that a query is compared with: the words of a name, and lists of words of its surroundings. Candidates share
 * the lists of `around`, so that each list is compared once.
 */
export type Candidate = {
  readonly words: readonly string[];
  readonly around: readonly (readonly string[])[];
};

/** A match with the surroundings counts a little less than one with the name itself. */
const ofSurroundings = 0.95;
/** Below this score, too little of the query is found in a name. */
export const leastScore = 0.55;

type OfWords = (words: readonly string[]) => number;

/** Returns how close a typed word is to the closest of some words. Caches results, since names share most words. */
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

/** Caches results by list, for lists that are passed repeatedly. */
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

const weightOf = (word: string): number => (isStopWord(word) ? 0.1 : Math.min(1 + word.length / 10, 1.6));

/**
 * Returns a function that scores how much of the query is found in a candidate: from 0 to 1, minus a little for words
 * of the name that the query does not have.
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
    const unasked = words.filter((word) => !isStopWord(word)).length - named;
    return all === 0 ? 0 : found / all - 0.005 * Math.max(0, unasked);
  };
};

export type Scored<T> = { readonly thing: T; readonly score: number };

/** Returns the entities that match, closest first; equally close ones keep their order. */
export const closest = <T>(
  typed: readonly string[],
  items: readonly T[],
  candidateOf: (thing: T) => Candidate,
): readonly Scored<T>[] => {
  const scoreOf = scorer(typed);
  return items
    .map((thing) => ({ thing, score: scoreOf(candidateOf(thing)) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
};
