import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const messagesIn = async (lang: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(new URL(`../../messages/${lang}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

/** Returns the `{name}` placeholders of a message, in any of its variants. */
const inputsOf = (message: unknown): string[] =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();

test('every message exists in both languages with the same placeholders', async () => {
  const [fr, en] = await Promise.all([messagesIn('fr'), messagesIn('en')]);
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(fr).length).toBeGreaterThan(100);
  for (const key of Object.keys(fr)) expect([key, inputsOf(fr[key])]).toEqual([key, inputsOf(en[key])]);
});

test('no message is empty', async () => {
  for (const lang of ['fr', 'en'])
    for (const [key, text] of Object.entries(await messagesIn(lang)))
      expect([key, text]).not.toEqual([key, '']);
});
