import { expect, test } from 'vitest';
import { excerptOf, mentionedIn, renderPost } from './post-markdown.ts';

const named = (number: number) =>
  number === 12 ? { name: 'Étoile *du* Nord', path: '/fr/u-12-etoile-du-nord' } : null;
const html = (text: string) => renderPost(text, named, 'membre supprimé');

test('words, lists, quotations and links are shown', () => {
  expect(html('**Bravo**\nà _tous_')).toBe('<p><strong>Bravo</strong><br />à <em>tous</em></p>\n');
  expect(html('- un\n- deux')).toContain('<li>un</li>');
  expect(html('> cité')).toContain('<blockquote>');
  expect(html('[règles](https://example.org/a)')).toContain(
    '<a href="https://example.org/a" rel="nofollow ugc noopener">règles</a>',
  );
  expect(html('[la ligue](/fr/2025-2026)')).toContain('<a href="/fr/2025-2026">');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['a picture of elsewhere', '![x](https://example.org/x.png)'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['a link that runs, encoded', '[x](&#106;avascript:alert(1))'],
  ['a link to data', '[x](data:text/html,<script>alert(1)</script>)'],
  ['a link without a protocol', '[x](//example.org)'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
  ['a style', '<p style="position:fixed">x</p>'],
  ['a heading with HTML', '# <svg onload=alert(1)>'],
  ['an attribute that ends early', '[x](https://example.org/"onmouseover="alert(1))'],
])('%s is not', (_, text) => {
  const shown = html(text);
  expect(shown).not.toMatch(/<(?:script|img|iframe|svg|h1|style)/i);
  expect(shown).not.toMatch(/<[^>]*\son\w+=/i);
  expect(shown).not.toMatch(/href="(?:javascript|data|\/\/)/i);
  expect(shown).not.toMatch(/<p style/);
});

test('members are linked by the name that they have now; who is gone has none', () => {
  expect(mentionedIn('@[12] et @[13], @[12]')).toEqual([12, 13]);
  expect(html('Merci @[12]!')).toBe(
    '<p>Merci <a href="/fr/u-12-etoile-du-nord">@Étoile *du* Nord</a>!</p>\n',
  );
  expect(html('Merci @[13]!')).toContain('@membre supprimé!');
});

test('an excerpt is plain words', () => {
  expect(excerptOf('**Bravo** à @[12] & _co_ <b>', named, '–')).toBe('Bravo à @Étoile *du* Nord & co <b>');
  expect(excerptOf('mot '.repeat(100), named, '–', 10)).toBe('mot mot m…');
});
