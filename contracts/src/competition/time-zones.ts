import { slugOf } from '../site/slug.ts';
import { type TimeZone, usualZone } from './local-time.ts';

/**
 * The places with another clock, as slugs: the municipalities and villages of the Îles, and those of the regional
 * county of Le Golfe-du-Saint-Laurent as it lists them (mrcgsl.ca). Saint-Augustin is missing alone, because that is
 * mostly the name of other places.
 */
const places: Readonly<Record<Exclude<TimeZone, 'America/Toronto'>, readonly string[]>> = {
  'America/Halifax': [
    'iles-de-la-madeleine',
    'les-iles-de-la-madeleine',
    'magdalen-islands',
    'les-iles',
    'cap-aux-meules',
    'fatima',
    'l-etang-du-nord',
    'etang-du-nord',
    'havre-aux-maisons',
    'l-ile-du-havre-aubert',
    'ile-du-havre-aubert',
    'havre-aubert',
    'grande-entree',
    'grosse-ile',
    'pointe-aux-loups',
    'l-ile-d-entree',
    'ile-d-entree',
    'entry-island',
  ],
  'America/Moncton': ['listuguj'],
  'America/Blanc-Sablon': [
    'blanc-sablon',
    'lourdes-de-blanc-sablon',
    'brador',
    'bonne-esperance',
    'riviere-saint-paul',
    'vieux-fort',
    'old-fort',
    'gros-mecatina',
    'la-tabatiere',
    'mutton-bay',
    'saint-augustin-cote-nord',
    'pakua-shipi',
    'pakuashipi',
    'cote-nord-du-golfe-du-saint-laurent',
    'le-golfe-du-saint-laurent',
    'basse-cote-nord',
    'lower-north-shore',
    'chevery',
    'harrington-harbour',
    'tete-a-la-baleine',
    'kegaska',
    'la-romaine',
    'unamen-shipu',
  ],
};
const zones = Object.entries(places) as [TimeZone, readonly string[]][];
const zoneByPlace = new Map(zones.flatMap(([zone, names]) => names.map((name) => [name, zone])));

/**
 * Names that match anywhere in a text, because no other place has them in its name: « Aréna de Cap-aux-Meules », «
 * Blanc-Sablon QC G0G 1W0 ».
 */
const distinct = [
  'iles-de-la-madeleine',
  'magdalen-islands',
  'cap-aux-meules',
  'etang-du-nord',
  'havre-aux-maisons',
  'havre-aubert',
  'listuguj',
  'blanc-sablon',
  'cote-nord-du-golfe-du-saint-laurent',
  'basse-cote-nord',
  'lower-north-shore',
  'gros-mecatina',
  'harrington-harbour',
  'tete-a-la-baleine',
  'unamen-shipu',
];

/** The name of the whole region, whose mainland has Eastern time. */
const region = /gasp[ée]sie\W+[îi]les-de-la-madeleine/giu;

/** Returns the zone of a place with another clock than most of Quebec, by its name; null for all other places. */
const otherZoneOf = (text: string): TimeZone | null => {
  const own = text.normalize('NFC').replaceAll(region, '');
  const slugs = [own, ...own.split(/[,;()/\n]/u)].map(slugOf);
  const within = distinct.filter((name) => slugs.some((slug) => `-${slug}-`.includes(`-${name}-`)));
  const named = [...slugs, ...within].find((slug) => zoneByPlace.has(slug));
  return zoneByPlace.get(named ?? '') ?? null;
};

/**
 * Returns whether a part of an address is a city with another clock, alone or before a postal code, and no street of
 * its name.
 */
export const isCityWithOtherClock = (part: string): boolean => {
  const slug = slugOf(part);
  return zoneByPlace.has(slug) || distinct.some((name) => slug.startsWith(`${name}-`));
};

type Place = { readonly city?: string | null | undefined; readonly venue?: string | null | undefined };

/** Returns the zone of a game: that of its city, or else of the place in its venue's name. */
export const zoneOf = ({ city, venue }: Place): TimeZone => otherZoneOf(city || venue || '') ?? usualZone;
