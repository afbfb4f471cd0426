import { type BlockedPhrase, blockedPhrases } from './blocked-words.ts';
import { possibleWords } from './words.ts';

const byFirst = Map.groupBy(blockedPhrases, ({ words }) => words[0] ?? '');

const standsAt = ({ words, unless }: BlockedPhrase, text: readonly string[], at: number): boolean =>
  words.every((word, offset) => text[at + offset] === word) &&
  ![...text.slice(Math.max(0, at - 2), at), ...text.slice(at + words.length, at + words.length + 2)].some(
    (beside) => unless.includes(beside),
  );

/** The worst level of blocked words and phrases in a text, whole words only; null when there are none. */
export const worstWord = (text: string): BlockedPhrase['level'] | null => {
  const found = new Set(
    possibleWords(text).flatMap((words) =>
      words.flatMap((word, at) =>
        (byFirst.get(word) ?? []).filter((turn) => standsAt(turn, words, at)).map(({ level }) => level),
      ),
    ),
  );
  if (found.has('refused')) return 'refused';
  return found.has('held') ? 'held' : null;
};
