import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** A rendered text. `html` is sanitised; links to pages of the site are written as `page:name`. */
export type Markup = {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
};

/** Ties French quotation marks and colons to their words: a line never begins with a colon or ends with a quotation mark. */
const withTiedMarks = (text: string): string => text.replaceAll(/(?<=«) | (?=[»:])/g, '\u00A0');

const marked = new Marked({
  gfm: true,
  async: false,
  walkTokens: (token) => {
    if (token.type === 'text' && !('tokens' in token)) token.text = withTiedMarks(token.text);
  },
});

/** Returns the id of a heading, made of its words. */
export const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

const textOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();

/** Allows only the site's own images, so that pages cause no requests to other sites. */
const isOwnPicture = (src: string | undefined): boolean => /^\/media\/[\w./-]+$/.test(src ?? '');

const tags =
  'h2 h3 h4 p ul ol li a strong em del code pre blockquote table thead tbody tr th td hr br img dl dt dd'.split(
    ' ',
  );

const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'rel', 'lang'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      th: ['scope', 'align'],
      td: ['align'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'page'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src']),
    transformTags: {
      // The title of the page is its only h1.
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { alt: '', ...attribs, loading: 'lazy' },
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
    },
  });

/** Renders Markdown to sanitised HTML with unique heading ids. */
export const renderMarkdown = (source: string): Markup => {
  const headings: { id: string; title: string }[] = [];
  const used = new Map<string, number>();
  const html = clean(marked.parse(source) as string).replaceAll(
    /<(h[23])>(.*?)<\/\1>/gs,
    (_, tag: string, inner: string) => {
      const title = textOf(inner);
      const base = idOf(title);
      const before = used.get(base) ?? 0;
      used.set(base, before + 1);
      const id = before === 0 ? base : `${base}-${before + 1}`;
      if (tag === 'h2') headings.push({ id, title });
      return `<${tag} id="${id}">${inner}</${tag}>`;
    },
  );
  return { html, headings };
};
