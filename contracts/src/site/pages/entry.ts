import type { Language } from '../../competition/lists.ts';
import type { ReadValue } from '../url-values.ts';
import type { Pattern } from './pattern.ts';

/** All that the site knows of a page beside its component. */
export type PageEntry<P extends Pattern = Pattern> = {
  /** In both languages, with the same parameters in the same order. */
  readonly path: { readonly [L in Language]: L extends 'fr' ? P : Pattern };
  /** The parameters of its query, in the order in which addresses name them; `address`: where on this site to go on. */
  readonly search?: Readonly<Record<string, ReadValue | 'address'>>;
  /** Whether its query may say, in the fields of a form too, what would be. */
  readonly asksWhatIf?: boolean;
};

export const page = <const P extends Pattern>(entry: PageEntry<P>): PageEntry<P> => entry;

/** The path of a page that has no words in it. */
export const wordless = <const P extends Pattern>(path: P) => ({ fr: path, en: path });
