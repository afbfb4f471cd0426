import { expect, test } from 'vitest';
import { faqPage } from './faq-json-ld.ts';

test('returns each heading as a question with the text below it as its answer', () => {
  const html =
    '<p>Avant</p><h2 id="a">Qui &amp; <em>quoi</em>?</h2><p>Nous.</p><h2 id="b">Quand?</h2><p>Demain.</p>';
  expect(faqPage(html).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['Qui & quoi?', '<p>Nous.</p>'],
    ['Quand?', '<p>Demain.</p>'],
  ]);
});
