import type { Outputs } from '../../lib/http/outputs.ts';
import { m } from '../../paraglide/messages.js';

type Found = Outputs['search']['all'];
/** One option of the search box; `group` is its heading. */
export type Hit = {
  readonly group: string;
  readonly name: string;
  readonly detail: string;
  readonly path: string;
};

/** Flattens search results into one list, ordered by what people search for most. */
export const hitsOf = (found: Found, season: string): Hit[] => [
  ...found.teams.map(({ name, category, region, path, season: of }) => ({
    group: m.nav_teams(),
    name,
    detail: [category.name, region.name, ...(of === season ? [] : [of])].join(' · '),
    path,
  })),
  ...found.leagues.map(({ name, path }) => ({ group: m.nav_leagues(), name, detail: '', path })),
  ...found.tournaments.map(({ name, path }) => ({ group: m.nav_tournaments(), name, detail: '', path })),
  ...found.categories.map(({ name, path }) => ({ group: m.search_categories(), name, detail: '', path })),
  ...found.regions.map(({ name, path }) => ({ group: m.search_regions(), name, detail: '', path })),
  ...found.divisions.map(({ name, category, region, path }) => ({
    group: m.search_divisions(),
    name,
    detail: `${category.name} · ${region.name}`,
    path,
  })),
  ...found.locations.map(({ name, path }) => ({ group: m.search_locations(), name, detail: '', path })),
  ...found.places.map(({ name, city, path }) => ({
    group: m.search_places(),
    name,
    detail: city ?? '',
    path,
  })),
];
