import { plain } from '../../../lib/cells/plain.ts';

export type Team = { readonly id: number; readonly name: string };

/** « St-Jean » is Saint-Jean. */
const wordsOf = (name: string): readonly string[] =>
  plain(name)
    .split(' ')
    .map((word) => (word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word))
    .filter((word) => word !== '');

/** What a list says behind a team’s name, and its league says already: « M13 A relève ». */
const isClass = (word: string): boolean => /^(?:[mu]\d+|a{1,3}|b{1,2}|c{1,2}|d|releve|majeur)$/.test(word);

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((word) => all.includes(word));

const onlyOne = (found: readonly Team[]): Team | null => (found.length === 1 ? (found[0] ?? null) : null);

/**
 * The team of that name; or the only one whose name holds what was typed, has all its words, or is all that it says but
 * the class. Null where none or several do.
 */
export const matchTeam = (typed: string, teams: readonly Team[]): Team | null => {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return null;
  const text = wanted.join(' ');
  const ways: readonly ((words: readonly string[]) => boolean)[] = [
    (words) => words.join(' ') === text,
    (words) => words.join(' ').includes(text),
    (words) => isWithin(wanted, words),
    (words) => isWithin(words, wanted) && wanted.every((word) => words.includes(word) || isClass(word)),
  ];
  for (const fits of ways) {
    const found = teams.filter(({ name }) => fits(wordsOf(name)));
    if (found.length > 0) return onlyOne(found);
  }
  return null;
};
