import type { PageName } from '@rondelle/contracts/site/routes.ts';
import type { ComponentType } from 'react';
import type { Question } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import type { PageOf } from '../../lib/page-location.ts';

export type Route<N extends PageName> = {
  /** The page's chunk, loaded when it is needed. */
  readonly load: () => Promise<ComponentType>;
  /** The same module as the manifest names it. */
  readonly module: string;
  /** What the page asks before it is shown, as its hook will ask it; some ask about the season that the menu names. */
  readonly asks: (page: PageOf<N>, nav: Nav) => readonly Question[];
};

/** The pages of one part of the site. */
export type Routes = { readonly [N in PageName]?: Route<N> };

/** Of pages that the server knows all of, or whose answers are for their reader alone. */
export const nothing = (): readonly Question[] => [];
