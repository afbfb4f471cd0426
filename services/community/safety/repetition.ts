import { createHash } from 'node:crypto';
import { cleanText } from '@rondelle/contracts/text.ts';
import { plainWords } from './words.ts';

/** Shorter texts are greetings, thanks and cheers, and people repeat these. */
const leastWords = 4;
/** How often a text may be written within the hour before it is held. */
const mostRepeats = { short: 10, long: 3 } as const;

const lengthOf = (text: string): keyof typeof mostRepeats =>
  plainWords(text).length < leastWords ? 'short' : 'long';

/** Returns whether a text that is written for the `times`th time within the hour is held. Pure. */
export const isRepeated = (text: string, times: number): boolean => times > mostRepeats[lengthOf(text)];

/**
 * The limit and the name under which repetitions of a text count, whatever its spelling; a text without words counts as
 * it is.
 */
export const repetitionOf = (text: string) => {
  const words = plainWords(text).join(' ');
  const hash = createHash('sha256')
    .update(words === '' ? cleanText(text).replaceAll(/\s+/g, '') : words)
    .digest('base64url');
  return { limit: lengthOf(text) === 'short' ? 'sameShortText' : 'sameText', hash } as const;
};
