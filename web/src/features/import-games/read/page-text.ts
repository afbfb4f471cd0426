/** The properties of a DOM node that this module reads. */
export type PageNode = {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<PageNode>;
  readonly getAttribute?: (name: string) => string | null;
};

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = setOf(
  'ADDRESS ARTICLE ASIDE BR BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL',
);
const unseen = setOf('NOSCRIPT SCRIPT STYLE TEMPLATE TITLE');

/** The marks of notes: a number, a letter or a sign; not « 1er », “14th”, « 19h30 », “n°” or “4-3 OT”. */
const isNote = (text: string): boolean =>
  /^[([]?(?:\d+|[a-z]|[^\p{L}\d]+)[)\]]?$/iu.test(text) && !/^[eho]$/i.test(text);

const isHidden = (node: PageNode): boolean =>
  node.getAttribute !== undefined &&
  (node.getAttribute('hidden') !== null || /display\s*:\s*none/i.test(node.getAttribute('style') ?? ''));

/** The text of a node as a reader sees it: lines are separated, notes and hidden parts are left out. */
export const pageText = (node: PageNode): string => {
  if (node.nodeName === '#text') return node.nodeValue ?? '';
  if (node.nodeName === '#comment' || unseen.has(node.nodeName) || isHidden(node)) return '';
  const text = [...node.childNodes].map(pageText).join('');
  if ((node.nodeName === 'SUP' || node.nodeName === 'SUB') && isNote(text.trim())) return '';
  return blocks.has(node.nodeName) ? ` ${text} ` : text;
};
