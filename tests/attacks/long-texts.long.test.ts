import { admitText } from '@rondelle/community/safety/admit-text.ts';
import { plainWords } from '@rondelle/community/safety/words.ts';
import { excerptOf, renderPost } from '@rondelle/infra/content/post-markdown.ts';
import { tangledTexts } from '@rondelle/infra/content/tangled-texts.fixture.ts';
import { expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';

/** Processor time of this thread, in ms, so that other load on the machine does not matter. */
const costOf = (work: () => void): number => {
  const before = process.threadCpuUsage().user;
  work();
  return (process.threadCpuUsage().user - before) / 1_000;
};
const expectWork = (what: string, mostMs: number, work: () => void): void =>
  expectWithin(what, costOf(work), mostMs);
const named = () => ({ name: 'Étoile *du* Nord', path: '/fr/u-12-etoile-du-nord' });
const html = (text: string): string => renderPost(text, named, 'membre supprimé');

test.each(['a ', 'https://', '.@', 'à', 'f.u.', '5145551234 '])(
  'a post of the greatest length that repeats “%s” is checked fast',
  (part) => {
    const writer = { isNew: false, repeats: 1 };
    const text = part.repeat(10_000 / part.length);
    expectWork('checking a post', 500, () => {
      const { state } = admitText({ text, place: 'post', writer, origin: 'https://rondelle.example' });
      expect(['accepted', 'held', 'refused']).toContain(state);
    });
  },
);

test.each(['!', '$', '€@', "a'", '. a', 'a\u0301'])(
  'words are found in time in proportion to the length of a text that repeats “%s”',
  (sign) => {
    const text = `${sign.repeat(60_000 / sign.length)}x`;
    expectWork('finding words', 1_000, () => expect(Array.isArray(plainWords(text))).toBe(true));
  },
);

test('pathological posts render within the time limit', () => {
  const works = tangledTexts.map((text) => ({
    text,
    ms: costOf(() => {
      expect(html(text).length).toBeLessThan(400_000);
      expect(excerptOf(text, named, '–').length).toBeLessThanOrEqual(200);
    }),
  }));
  const [slowest] = works.toSorted((a, b) => b.ms - a.ms);
  expectWithin(
    `the slowest, ${JSON.stringify(slowest?.text.slice(0, 20))}`,
    slowest?.ms ?? Number.NaN,
    1_000,
  );
});

test.each(['- a\n', '# a\n', '1. a\n', '> a\n\n', 'a\n=\n', 'a  \n'])(
  'a page of posts that repeat %j is rendered with quotations fast',
  (line) => {
    html('- warm\n');
    const text = line.repeat(9_996 / line.length);
    expectWork('twenty posts', 400, () => {
      for (let post = 0; post < 20; post += 1)
        expect(html(text).length + excerptOf(text, named, '–', 280).length).toBeGreaterThan(280);
    });
  },
);
