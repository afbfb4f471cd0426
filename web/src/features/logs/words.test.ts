import { adminLogChannels } from '@rondelle/contracts/site/admin-log-channels.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { whyNoChanges, whyNoLines } from './words.ts';

test('names the setting that enables the log entries of a level', () => {
  expect(inLanguage('fr', () => whyNoLines('info'))).toContain('LOG_LEVEL=info');
  expect(inLanguage('en', () => whyNoLines('debug'))).toContain('LOG_LEVEL=debug');
});

test('explains a part of the work and a severity in different words', () => {
  for (const lang of ['fr', 'en'] as const) {
    const texts = inLanguage(lang, () => ['cache', 'error', 'debug'].map(whyNoLines));
    expect(new Set(texts).size).toBe(3);
    expect(inLanguage(lang, () => whyNoLines(null))).toBe(texts[1]);
  }
});

test('returns a reason for every channel', () => {
  for (const channel of adminLogChannels) expect(whyNoLines(channel).length).toBeGreaterThan(30);
  expect(whyNoChanges(true)).not.toBe(whyNoChanges(false));
});
