import { escapeHtml } from '@rondelle/contracts/escape-html.ts';
import { LRUCache } from 'lru-cache';
import { Marked, type Token } from 'marked';
import sanitizeHtml from 'sanitize-html';

const mention = /(?<!\\)@\[(\d{1,9})\]/g;

const linkTo = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/**
 * Disables HTML, which is displayed as typed; tables, which would be removed afterwards and can take seconds to parse;
 * and reference definitions, which let a short text expand to many long links. An image becomes a link to it.
 */
const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  tokenizer: { table: () => undefined, def: () => undefined, html: () => undefined, tag: () => undefined },
  renderer: { image: ({ href, text }) => linkTo(href, text === '' ? href : text) },
  extensions: [
    {
      name: 'mention',
      level: 'inline',
      start: (text) => /@\[\d/.exec(text)?.index,
      tokenizer: (text) => {
        const [raw, number] = /^@\[(\d{1,9})\]/.exec(text) ?? [];
        return raw === undefined ? undefined : { type: 'mention', raw, number: Number(number) };
      },
      renderer: ({ member, nobody }) =>
        member ? linkTo(member.path, `@${member.name}`) : escapeHtml(`@${nobody}`),
    },
  ],
});

/** HTML elements allowed in posts: no headings, images or HTML written by members. */
const tags = 'p br ul ol li a strong em del code pre blockquote hr'.split(' ');

const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'p',
      h2: 'p',
      h3: 'p',
      h4: 'p',
      h5: 'p',
      h6: 'p',
      a: (tagName, attribs) => {
        const { href = '' } = attribs;
        const isOwn = /^\/(?:fr|en)\/[^\s]*$/.test(href);
        return { tagName, attribs: { href, ...(!isOwn && { rel: 'nofollow ugc noopener' }) } };
      },
    },
  });

/** Returns the name and page of a member by number; null when the account no longer exists. */
export type Named = (number: number) => { readonly name: string; readonly path: string } | null;

/** Maximum number of mentions in one text. */
export const mostMentions = 20;
/** Returns the numbers of the mentioned members, at most twenty. */
export const mentionedIn = (text: string): number[] =>
  [...new Set([...text.matchAll(mention)].map(([, number]) => Number(number)))].slice(0, mostMentions);

const mostNested = 20;
/** Upper bound on parser work: for every character that may open a span, the parser scans its paragraph. */
const mostLookedThrough = 1_000_000;
/** Every line may be a list item, a heading or a quotation, and their HTML is cleaned one element at a time. */
const mostLines = 400;
const markersOfLines = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const depthOf = (markers: string): number =>
  (/^[ \t]*/.exec(markers)?.[0].replaceAll('\t', '    ').length ?? 0) / 2 +
  (markers.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0);
/** Splits a text into paragraphs and list items. */
const parts = /\n[ \t]*\n|\n(?= {0,3}[-+*] +\S)/;

/**
 * Returns true when the nesting or the number of markup characters or lines would make the Markdown parser slow or fail.
 */
export const isTangled = (text: string): boolean =>
  text.split('\n', mostLines + 1).length > mostLines ||
  (text.match(markersOfLines) ?? []).some((markers) => depthOf(markers) > mostNested) ||
  text.split(parts).reduce((sum, part) => sum + part.length * (part.match(/[*_~`[\]!<]/g)?.length ?? 0), 0) >
    mostLookedThrough;

/** Replaces the numbers of members with names in text that is not Markdown. */
const withNamesIn = (text: string, named: Named, nobody: string): string =>
  text
    .replaceAll(mention, (_, number: string) => `@${named(Number(number))?.name ?? nobody}`)
    .replaceAll(String.raw`\@[`, '@[');

const asPlainText = (text: string, named: Named, nobody: string): string =>
  `<p>${escapeHtml(withNamesIn(text, named, nobody)).replaceAll('\n', '<br />')}</p>\n`;

const render = (text: string, named: Named, nobody: string): string => {
  if (isTangled(text)) return asPlainText(text, named, nobody);
  const nameMembers = (token: Token) => {
    if (token.type === 'mention') Object.assign(token, { member: named(token['number']), nobody });
    if (token.type === 'code' || token.type === 'codespan')
      token.text = withNamesIn(token.text, named, nobody);
  };
  try {
    return clean(marked.parse(text, { walkTokens: nameMembers }) as string);
  } catch {
    return asPlainText(text, named, nobody);
  }
};

/** Cache of rendered texts by text and names, because readers open the same topics again and again. */
const rendered = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});

/**
 * Renders a member's text to sanitised HTML. Mentions link to members under their current names; `nobody` replaces
 * deleted members. Text that Markdown cannot parse is rendered as plain text.
 */
export const renderPost = (text: string, named: Named, nobody: string): string => {
  const members = [...text.matchAll(mention)].map(([, number]) => named(Number(number)));
  const key = JSON.stringify([text, nobody, members]);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render(text, named, nobody);
  rendered.set(key, html);
  return html;
};

/** Characters that an excerpt reads for each one that it returns; the others are markup and addresses. */
const readPerReturned = 5;

/** Returns the beginning of a text without markup, at most `most` characters. */
export const excerptOf = (text: string, named: Named, nobody: string, most = 200): string => {
  // Drops half of a character outside the basic plane.
  const beginning = text.slice(0, most * readPerReturned).replace(/[\ud800-\udbff]$/, '');
  const plain = sanitizeHtml(
    renderPost(beginning, named, nobody).replaceAll(/<\/(?:p|li)>|<br ?\/?>/g, ' '),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= most && beginning === text
    ? plain
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
