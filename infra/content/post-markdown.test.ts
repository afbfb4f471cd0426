import { expect, test } from 'vitest';
import { excerptOf, isTangled, mentionedIn, mostMentions, renderPost } from './post-markdown.ts';
import { tangledTexts } from './tangled-texts.fixture.ts';

const named = (number: number) =>
  number === 12 ? { name: 'Étoile *du* Nord', path: '/fr/u-12-etoile-du-nord' } : null;
const html = (text: string) => renderPost(text, named, 'membre supprimé');

test('renders text markup, lists, quotations and links', () => {
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
])('removes %s', (_, text) => {
  const rendered = html(text);
  expect(rendered).not.toMatch(/<(?:script|img|iframe|svg|h1|style)/i);
  expect(rendered).not.toMatch(/<[^>]*\son\w+=/i);
  expect(rendered).not.toMatch(/href="(?:javascript|data|\/\/)/i);
  expect(rendered).not.toMatch(/<p style/);
});

test('links mentioned members by their current name; deleted members have no link', () => {
  expect(mentionedIn('@[12] et @[13], @[12]')).toEqual([12, 13]);
  expect(html('Merci @[12]!')).toBe(
    '<p>Merci <a href="/fr/u-12-etoile-du-nord">@Étoile *du* Nord</a>!</p>\n',
  );
  expect(html('Merci @[13]!')).toContain('@membre supprimé!');
});

test('preserves addresses with several parameters, and code as it was typed', () => {
  const address = 'https://example.org/?v=1&t=2';
  const inHtml = address.replace('&', '&amp;');
  expect(html(`Voir ${address}`)).toContain(`<a href="${inHtml}" rel="nofollow ugc noopener">${inHtml}</a>`);
  expect(html(`[ici](${address})`)).toContain(`href="${inHtml}"`);
  expect(html('`a < b && c`')).toBe('<p><code>a &lt; b &amp;&amp; c</code></p>\n');
  expect(html('```\n<b> & @[12]\n```')).toBe('<pre><code>&lt;b&gt; &amp; @Étoile *du* Nord\n</code></pre>\n');
  expect(html('5 < 6 & 7 > 2 <b>')).toBe('<p>5 &lt; 6 &amp; 7 &gt; 2 &lt;b&gt;</p>\n');
});

const linkToImage = (text: string) =>
  `<a href="https://example.org/x.png" rel="nofollow ugc noopener">${text}</a>`;

test('renders an image as a link, so that a post with nothing else is not empty', () => {
  expect(html('![Le chandail](https://example.org/x.png)')).toContain(linkToImage('Le chandail'));
  expect(html('![](https://example.org/x.png)')).toContain(linkToImage('https://example.org/x.png'));
});

test('an excerpt is plain text', () => {
  expect(excerptOf('**Bravo** à @[12] & _co_ <b>', named, '–')).toBe('Bravo à @Étoile *du* Nord & co <b>');
  expect(excerptOf('mot '.repeat(100), named, '–', 10)).toBe('mot mot m…');
});

test('bounds the output for pathological input, and preserves its words', () => {
  for (const text of tangledTexts) {
    const rendered = html(text);
    expect(excerptOf(text, named, '–').length).toBeLessThanOrEqual(200);
    expect([text.slice(0, 20), rendered.length < 400_000]).toEqual([text.slice(0, 20), true]);
  }
});

test('an excerpt reads only the beginning of a long text', () => {
  const text = `${'Une phrase comme une autre. '.repeat(350)}@[12]`;
  const lookups: number[] = [];
  const excerpt = excerptOf(text, (number) => (lookups.push(number), null), '–');
  expect([lookups, excerpt.length, excerpt.endsWith('…')]).toEqual([[], 200, true]);
  expect(excerptOf(`a${'🏒'.repeat(600)}`, named, '–').isWellFormed()).toBe(true);
  expect(excerptOf(`${'#'.repeat(999)}🏒 a`, named, '–').isWellFormed()).toBe(true);
});

test('accepts ordinary texts as not pathologically nested', () => {
  const entries = Array.from({ length: 120 }, (_, at) => `- **Équipe ${at}** a _gagné_ [son match](/fr/x)!`);
  const schedule = Array.from({ length: 350 }, (_, at) => `- ${at} Lynx – Loups, Magog`);
  const texts = [
    entries.join('\n'),
    schedule.join('\n'),
    `${'Bravo à **tous**! '.repeat(30)}\n\n> > déjà dit\n\n1. un\n   - deux\n     - trois`,
    'Une phrase comme une autre. '.repeat(350),
    '-'.repeat(80),
  ];
  expect(texts.map(isTangled)).toEqual(texts.map(() => false));
  expect(html('a\n'.repeat(3) + '>'.repeat(21))).not.toContain('<blockquote>');
});

test('a text mentions at most twenty members, and an escaped mention does not count', () => {
  const text = Array.from({ length: 100 }, (_, at) => `@[${at}]`).join(' ');
  expect(mentionedIn(text)).toHaveLength(mostMentions);
  expect(mentionedIn(String.raw`\@[12] et @[13]`)).toEqual([13]);
});

test('renders a text once for the same names, and again when the names change', () => {
  const text = 'Bien joué @[12], encore une fois';
  const lookups: number[] = [];
  const counting = (name: string) => (number: number) => {
    lookups.push(number);
    return { name, path: '/fr/u-12' };
  };
  const first = renderPost(text, counting('Ana'), 'personne');
  expect(lookups).toHaveLength(2);
  // The second call only looks up the names.
  expect(renderPost(text, counting('Ana'), 'personne')).toBe(first);
  expect(lookups).toHaveLength(3);
  expect(renderPost(text, counting('Anaïs'), 'personne')).toContain('@Anaïs');
});
