import { plain } from '../../../lib/cells/plain.ts';

export type Team = { readonly id: number; readonly name: string };

/** Returns the normalised words of a name; spells out « St » and « Ste » as in « St-Jean ». */
const wordsOf = (name: string): readonly string[] =>
  plain(name)
    .split(' ')
    .map((word) => (word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word))
    .filter((word) => word !== '');

/** Returns whether a word is part of a category; lists add the category to a team’s name: « M13 A relève ». */
const isClass = (word: string): boolean => /^(?:[mu]\d+|a{1,3}|b{1,2}|c{1,2}|d|releve|majeur)$/.test(word);

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((word) => all.includes(word));

const onlyOne = (found: readonly Team[]): Team | null => (found.length === 1 ? (found[0] ?? null) : null);

/**
 * Returns the team with the typed name; else with a name that contains it, or all its words, or equals it except for
 * the category. The first of these rules that any team meets decides. Null when no team or several teams meet it.
 */
export const matchTeam = (typed: string, teams: readonly Team[]): Team | null => {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return null;
  const text = wanted.join(' ');
  const matchers: readonly ((words: readonly string[]) => boolean)[] = [
    (words) => words.join(' ') === text,
    (words) => words.join(' ').includes(text),
    (words) => isWithin(wanted, words),
    (words) => isWithin(words, wanted) && wanted.every((word) => words.includes(word) || isClass(word)),
  ];
  for (const fits of matchers) {
    const found = teams.filter(({ name }) => fits(wordsOf(name)));
    if (found.length > 0) return onlyOne(found);
  }
  return null;
};
