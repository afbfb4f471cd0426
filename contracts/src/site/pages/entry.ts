import type { Language } from '../../competition/lists.ts';
import type { Pattern } from './pattern.ts';

/** All that the site knows of a page beside its component. */
export type PageEntry<P extends Pattern = Pattern> = {
  /** In both languages, with the same parameters in the same order. */
  readonly path: { readonly [L in Language]: L extends 'fr' ? P : Pattern };
};

export const page = <const P extends Pattern>(entry: PageEntry<P>): PageEntry<P> => entry;

/** The path of a page that has no words in it. */
export const wordless = <const P extends Pattern>(path: P) => ({ fr: path, en: path });
