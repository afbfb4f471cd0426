import { messageEntriesIn } from '@rondelle/web/scripts/message-files.ts';
import { describe, expect, test } from 'vitest';

const textsOf = (language: 'fr' | 'en', keys: RegExp): string[] =>
  messageEntriesIn(language).flatMap(([key, text]) => (keys.test(key) ? [JSON.stringify(text)] : []));

/** Message keys of resuming, undoing and carrying over, and the one word for each. */
const words = [
  [
    'resumed',
    /^(feeds_turn_on|screen_resume|speech_resume|import_resume|progress_go_on)$/,
    /^"Reprendre/,
    /^"Resume/,
  ],
  ['undone', /^(import|schedule|event|history)_undo$|^(next|start)_take_back$/, /^"Annuler/, /^"Undo/],
  ['carried over', /^next_(carry|carried)$/, /[Rr]econdui/, /[Cc]arr(y|ied) over/],
] as const;

describe('the action', () => {
  test.each(words)('“%s” uses the same word everywhere in each language', (_, keys, french, english) => {
    const [fr, en] = [textsOf('fr', keys), textsOf('en', keys)];
    expect(fr.length).toBeGreaterThan(1);
    expect(fr.filter((text) => !french.test(text))).toEqual([]);
    expect(en.filter((text) => !english.test(text))).toEqual([]);
  });

  test('“carried over” uses other words than “resumed”', () => {
    expect(textsOf('fr', /^next_/).filter((text) => /repris|repren/i.test(text))).toEqual([]);
  });
});
