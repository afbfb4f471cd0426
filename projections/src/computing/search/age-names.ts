/** Names of age groups until 2020, which many people and files still use. */
const formerAges: ReadonlyMap<string, string> = new Map(
  Object.entries({
    initiation: 'm7',
    prenovice: 'm7',
    novice: 'm9',
    atome: 'm11',
    atom: 'm11',
    peewee: 'm13',
    bantam: 'm15',
    midget: 'm18',
  }),
);

/** Joins `pee-wee` and `pré-novice` into one word each. */
export const joinedAges = (text: string): string =>
  text.replaceAll(/\bpee[\s-]*wee\b/giu, 'peewee').replaceAll(/\bpr[eé][\s-]*novice\b/giu, 'prenovice');

/** Replaces former names of age groups by current ones, except names that are still in use. */
export const inTodaysAges = (
  words: readonly string[],
  isNamed: (word: string) => boolean,
): readonly string[] => words.map((word) => (isNamed(word) ? word : (formerAges.get(word) ?? word)));
