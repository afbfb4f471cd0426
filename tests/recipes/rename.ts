/** Words of an example and those of its copy, in small letters: `['penalty minutes', 'bench minutes']`. */
export type Renaming = readonly (readonly [from: string, to: string])[];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The ways in which code writes words: `benchMinutes`, `BenchMinutes`, `bench-minutes`, `bench_minutes`. */
const spellings: readonly ((words: readonly string[]) => string)[] = [
  ([first = '', ...others]) => first + others.map(capital).join(''),
  (words) => words.map(capital).join(''),
  (words) => words.join('-'),
  (words) => words.join('_'),
];

/** Returns a function that renames the words of an example in a text, in any spelling, except in the texts to keep. */
export const renamer = (renaming: Renaming, kept: readonly string[] = []): ((text: string) => string) => {
  const names = new Map(
    renaming.flatMap(([from, to]) =>
      spellings.map((spelled) => [spelled(from.split(' ')), spelled(to.split(' '))] as const),
    ),
  );
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp([...kept, ...longestFirst].join('|'), 'g');
  return (text) => text.replaceAll(pattern, (name) => names.get(name) ?? name);
};
