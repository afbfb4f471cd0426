import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { rulesetSummary } from '@rondelle/contracts/competition/ruleset-summary.ts';
import type { DescribedVenue } from '@rondelle/contracts/competition/venue-facts.ts';
import type { DescribedEntry } from '@rondelle/domain/competition/description.ts';
import type { NamedEntry } from '@rondelle/domain/competition/names.ts';
import { type Fact, fact, named, nameFacts, plainFacts } from './facts.ts';
import { type KindDescription, type KindDescriptions, nameIn } from './kind-description.ts';

const namesEverywhere = ({ everywhere, onlyIn }: NamedEntry): Fact[] => [
  ...nameFacts(everywhere),
  ...[...onlyIn].flatMap(([seasonId, name]) => nameFacts(name, `name ${seasonId}`)),
];

const namesAndDescription = (entry: DescribedEntry): Fact[] => [
  ...namesEverywhere(entry),
  fact('descriptionFr', [entry.description?.fr]),
  fact('descriptionEn', [entry.description?.en]),
];

/** A venue with its recorded facts, as one text. */
const venueText = ({ venue, facts: { address, postalCode, at } }: DescribedVenue): string =>
  [venue, address, postalCode, at && `${at.latitude} ${at.longitude}`]
    .filter((part) => part !== null)
    .join(' · ');

/** The page of a category or region in the ongoing season; null when it has none there. */
const placeIn =
  (kind: 'category' | 'region'): KindDescription<'region' | 'category'>['subject'] =>
  ({ everywhere }, { id, names }) => {
    const seasonId = names.ongoing?.id;
    const isListed = seasonId !== undefined && names.has(kind, id);
    return { name: nameIn(everywhere, names), path: isListed ? names[kind](id, seasonId).path : null };
  };

/** The page of a city or organization; null once it is deleted. */
const pageOf =
  (kind: 'city' | 'organization'): KindDescription<'city' | 'organization'>['subject'] =>
  (entity, { id, names }) => {
    const name = nameIn(entity.name, names);
    return { name, path: name === null || entity.deleted ? null : names.paths[kind]({ id, name }) };
  };

export const catalogueDescriptions: KindDescriptions<
  'region' | 'category' | 'division' | 'city' | 'organization' | 'ruleset' | 'season' | 'site'
> = {
  region: {
    facts: namesAndDescription,
    subject: placeIn('region'),
  },
  category: {
    facts: (category) => [...namesAndDescription(category), fact('shows', [category.shows])],
    subject: placeIn('category'),
  },
  division: {
    facts: namesEverywhere,
    subject: ({ everywhere }, { names }) => ({ name: nameIn(everywhere, names), path: null }),
  },
  city: {
    facts: ({ name, regionId, at, venues }) => [
      ...nameFacts(name),
      fact('region', [named('region', regionId)]),
      fact('latitude', [at?.latitude]),
      fact('longitude', [at?.longitude]),
      ...[...venues].map(([key, one]) => fact('venueFacts', [venueText(one)], `venue ${key}`)),
    ],
    subject: pageOf('city'),
  },
  organization: {
    facts: ({ name, cityId }) => [...nameFacts(name), fact('city', [named('city', cityId)])],
    subject: pageOf('organization'),
  },
  ruleset: {
    facts: ({ versions }) => [fact('version', [versions.length])],
    /** A summary of its newest rules, also once it is deleted. */
    subject: ({ versions }) => {
      const rules = ruleset.safeParse(versions.at(-1));
      return { name: rules.success ? rulesetSummary(rules.data) : null, path: null };
    },
  },
  season: {
    facts: ({ slug, startsOn, endsOn }) => plainFacts({ slug, startsOn, endsOn }),
    subject: ({ slug }, { id, names }) => ({
      name: slug,
      path: names.has('season', id) ? names.season(id).path : null,
    }),
  },
  site: {
    facts: (settings) =>
      Object.entries(settings).map(([setting, value]) => fact(setting, [JSON.stringify(value)])),
    subject: () => ({ name: null, path: null }),
  },
};
