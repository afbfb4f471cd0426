import { comparableWords } from '../search/comparable-words.ts';

type Named = { readonly id: number; readonly names: readonly string[] };

/** Returns whether the words of a name stand next to each other in a text, in any order. */
const isNamedIn = (text: readonly string[], name: readonly string[]): boolean =>
  text.some((_, from) => {
    const part = text.slice(from, from + name.length);
    return part.length === name.length && name.every((word) => part.includes(word));
  });

/**
 * Returns the id of the entity whose name is in a text: the name with the most words. Null when there is none, or when
 * two names have the same number of words, because a wrong guess would do harm.
 */
export const namedIn = (text: string, entities: readonly Named[]): number | null => {
  const words = comparableWords(text);
  const found = entities
    .map(({ id, names }) => {
      const there = names.map(comparableWords).filter((name) => name.length > 0 && isNamedIn(words, name));
      return { id, length: Math.max(0, ...there.map(({ length }) => length)) };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  const [first, second] = found;
  return first && first.length > (second?.length ?? 0) ? first.id : null;
};
