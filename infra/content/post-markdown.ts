import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/**
 * No tables, which would be taken out again and take seconds to read, and no addresses that are said once and repeated
 * by every link to them.
 */
const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  tokenizer: { table: () => undefined, def: () => undefined },
});

/** What members may write: words, lists, quotations, links; no headings, no pictures, no HTML of their own. */
const tags = 'p br ul ol li a strong em del code pre blockquote hr'.split(' ');

/** Signs that HTML knows, as they are read; Markdown needs none of them but `>` at the start of a line. */
const withoutHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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

/** What a member is called where a text names them by number. */
export type Named = (number: number) => { readonly name: string; readonly path: string } | null;

/** Nobody calls more with one text. */
export const mostMentions = 20;
const mention = /(?<!\\)@\[(\d{1,9})\]/g;
/** The numbers of the members that a text names, the first twenty. */
export const mentionedIn = (text: string): number[] =>
  [...new Set([...text.matchAll(mention)].map(([, number]) => Number(number)))].slice(0, mostMentions);

const mostNested = 20;
/** What the signs that may open something, each looked for up to the end of its paragraph, may take in sum. */
const mostLookedThrough = 1_000_000;
const markersOfLines = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const depthOf = (markers: string): number =>
  (/^[ \t]*/.exec(markers)?.[0].replaceAll('\t', '    ').length ?? 0) / 2 +
  (markers.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0);
/** Paragraphs, and the entries of lists. */
const parts = /\n[ \t]*\n|\n(?= {0,3}[-+*] +\S)/;

/** Whether a text is nested or strewn with signs as no people write: Markdown takes seconds to read it, or fails. Pure. */
export const isTangled = (text: string): boolean =>
  (text.match(markersOfLines) ?? []).some((markers) => depthOf(markers) > mostNested) ||
  text.split(parts).reduce((sum, part) => sum + part.length * (part.match(/[*_~`[\]!]/g)?.length ?? 0), 0) >
    mostLookedThrough;

/** No sign of it means anything to Markdown. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+.!|~<>-]/g, String.raw`\$&`);

const asItStands = (text: string, named: Named, nobody: string): string =>
  `<p>${withoutHtml(
    text.replaceAll(mention, (_, number: string) => `@${named(Number(number))?.name ?? nobody}`),
  ).replaceAll('\n', '<br />')}</p>\n`;

/**
 * Turns what a member wrote into clean HTML. Members are linked by their names of now; `nobody` stands for who is gone.
 * What Markdown cannot read stands there as it was written.
 */
export const renderPost = (text: string, named: Named, nobody: string): string => {
  const source = withoutHtml(text).replaceAll(mention, (_, number: string) => {
    const member = named(Number(number));
    return member ? `[@${escaped(member.name)}](${member.path})` : `@${escaped(nobody)}`;
  });
  if (isTangled(source)) return asItStands(text, named, nobody);
  try {
    return clean(marked.parse(source) as string);
  } catch {
    return asItStands(text, named, nobody);
  }
};

/** The first words of a text, without its signs; `most` letters at most. */
export const excerptOf = (text: string, named: Named, nobody: string, most = 200): string => {
  const plain = sanitizeHtml(renderPost(text, named, nobody).replaceAll(/<\/(?:p|li)>|<br ?\/?>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= most
    ? plain
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
