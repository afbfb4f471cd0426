import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, breaks: true, async: false });

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

const mention = /@\[(\d{1,9})\]/g;
/** The numbers of the members that a text names. */
export const mentionedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(mention)].map(([, number]) => Number(number))),
];

/** No sign of it means anything to Markdown. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+.!|~<>-]/g, String.raw`\$&`);

/** Turns what a member wrote into clean HTML. Members are linked by their names of now; `nobody` stands for who is gone. */
export const renderPost = (text: string, named: Named, nobody: string): string => {
  const source = withoutHtml(text).replaceAll(mention, (_, number: string) => {
    const member = named(Number(number));
    return member ? `[@${escaped(member.name)}](${member.path})` : `@${escaped(nobody)}`;
  });
  return clean(marked.parse(source) as string);
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
