import type { PageName } from '@rondelle/contracts/site/routes.ts';
import type { Question } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type PageOf, type PageLocation, pageAt } from '../../lib/page-location.ts';
import { competitionRoutes } from './competition.routes.ts';
import { membershipRoutes } from './membership.routes.ts';
import type { Route } from './route.ts';
import { siteRoutes } from './site.routes.ts';

/** Every page: its component and its questions. Paths are in the contracts. */
export const routes: { readonly [N in PageName]: Route<N> } = {
  ...siteRoutes,
  ...membershipRoutes,
  ...competitionRoutes,
};

const asksOf = <N extends PageName>(name: N, page: PageOf<N>, nav: Nav) => routes[name].asks(page, nav);

/** What the page at a place asks; the menu, which every page asks for, is not in here. */
export const questionsAt = (pageLocation: PageLocation, nav: Nav): readonly Question[] =>
  pageLocation.page ? asksOf(pageLocation.page.page, pageAt(pageLocation, pageLocation.page.page), nav) : [];
