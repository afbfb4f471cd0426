import type { CityOutput, OrganizationOutput, VenueOutput } from '../../competition/geography.outputs.ts';
import { day, season, words } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined, inCategory } from './inputs.ts';

const topics = () => ['season'] as const;

/** Cities, organizations and the map. */
export const geographyPages = {
  cities: page(
    { path: { fr: '/villes', en: '/cities' }, search: { season }, isInSitemap: true, under: 'map' },
    {
      queries: {
        main: {
          path: 'city.list',
          input: ({ lang, values }) => withoutUndefined({ lang, sid: values.season }),
        },
      },
    },
  ),
  city: page(
    { path: wordless('/v-:cityId-*'), search: { season }, under: 'map' },
    {
      queries: {
        main: {
          path: 'city.get',
          input: ({ lang, cityId, values }) => withoutUndefined({ lang, ciid: cityId, sid: values.season }),
        },
      },
      subject: ({ path, otherPath }: CityOutput) => ({ path, otherPath }),
    },
  ),
  venues: page(
    { path: wordless('/arenas'), search: { season }, isInSitemap: true, under: 'map' },
    {
      queries: {
        main: {
          path: 'venue.list',
          input: ({ lang, values }) => withoutUndefined({ lang, sid: values.season }),
        },
      },
      topics,
    },
  ),
  venue: page(
    { path: wordless('/arenas/:city~/:venue~'), search: { season, date: day }, under: 'map' },
    {
      queries: {
        main: {
          path: 'venue.get',
          input: ({ lang, city, venue, values }) =>
            withoutUndefined({ lang, sid: values.season, city, venue, date: values.date }),
        },
      },
      subject: ({ path, otherPath }: VenueOutput) => ({ path, otherPath }),
      topics,
    },
  ),
  organizations: page(
    {
      path: { fr: '/organisations', en: '/organizations' },
      search: { season },
      isInSitemap: true,
      under: 'map',
    },
    {
      queries: {
        main: {
          path: 'organization.list',
          input: ({ lang, values }) => withoutUndefined({ lang, sid: values.season }),
        },
      },
    },
  ),
  organization: page(
    { path: wordless('/o-:organizationId-*'), search: { season }, under: 'map' },
    {
      queries: {
        main: {
          path: 'organization.get',
          input: ({ lang, organizationId, values }) =>
            withoutUndefined({ lang, oid: organizationId, sid: values.season }),
        },
      },
      subject: ({ path, otherPath }: OrganizationOutput) => ({ path, otherPath }),
    },
  ),
  map: page(
    {
      path: { fr: '/:season/carte/c-:categoryId-*?', en: '/:season/map/c-:categoryId-*?' },
      search: { place: words(120) },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'places.map',
          input: ({ values, ...params }) => withoutUndefined({ ...inCategory(params), place: values.place }),
        },
      },
      topics,
    },
  ),
};
