import type { PageName } from '@rondelle/contracts/site/routes.ts';
import type { Question } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type PageOf, type Place, pageAt } from '../../lib/place.ts';
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
export const questionsAt = (place: Place, nav: Nav): readonly Question[] =>
  place.page ? asksOf(place.page.page, pageAt(place, place.page.page), nav) : [];
