import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { messageEntriesIn, messageFeatures, messagesIn } from '../../scripts/message-files.ts';

/** Returns the `{name}` placeholders of a message, in any of its variants. */
const inputsOf = (message: unknown): string[] =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();

test('every message exists in both languages with the same placeholders', () => {
  const [fr, en] = [messagesIn('fr'), messagesIn('en')];
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(fr).length).toBeGreaterThan(100);
  for (const key of Object.keys(fr)) expect([key, inputsOf(fr[key])]).toEqual([key, inputsOf(en[key])]);
});

test('no message is empty', () => {
  for (const lang of ['fr', 'en'] as const)
    for (const [key, text] of messageEntriesIn(lang)) expect([key, text]).not.toEqual([key, '']);
});

test('no message is in the files of two features', () => {
  for (const lang of ['fr', 'en'] as const)
    expect(messageEntriesIn(lang)).toHaveLength(Object.keys(messagesIn(lang)).length);
});

test('the messages of every feature are compiled', async () => {
  const settings = JSON.parse(
    await readFile(new URL('../../project.inlang/settings.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  expect(settings['plugin.inlang.messageFormat']).toEqual({
    pathPattern: messageFeatures.map((feature) => `./messages/${feature}/{locale}.json`),
  });
});
