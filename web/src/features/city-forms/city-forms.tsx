import type { CurrentCity } from '@rondelle/contracts/competition/structure.outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { nameOf } from '../../ui/form/InSeason.tsx';
import { nameDifferences } from '../../ui/form/NameFields.tsx';
import type { EntityKind, EntityWrites } from '../../ui/form/entity-kind.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { checkCity, type CityFacts, cityIn, type CityValues, cityValues, emptyCity } from './city-values.ts';
import { CityFields } from './CityFields.tsx';

const useWrites = (): EntityWrites<CityFacts, CityFacts> => {
  const { lang } = usePageLocation();
  const { city } = trpc.useUtils().client;
  return {
    add: (input, options) => city.add.mutate({ ...input, lang }, options),
    change: ({ id, ...input }, options) => city.change.mutate({ ...input, cityId: id, lang }, options),
    remove: ({ id, ...input }, options) => city.delete.mutate({ ...input, cityId: id, lang }, options),
    restore: ({ id, ...input }) => city.restore.mutate({ ...input, cityId: id, lang }),
  };
};

/** Teams of a deleted city retain its name as text. */
const city: EntityKind<CurrentCity, CityValues, CityFacts, CityFacts> = {
  name: 'city',
  words: {
    add: m.city_form_add,
    remove: m.city_form_delete,
    added: m.city_added,
    edited: m.city_edited,
    question: m.city_delete_question,
    deleted: m.city_deleted,
  },
  empty: emptyCity,
  valuesOf: cityValues,
  check: checkCity,
  added: cityIn,
  changed: cityIn,
  before: ({ name, regionId, at }) => ({ name, regionId, at }),
  Fields: ({ form, choices }) => choices && <CityFields form={form} choices={choices} />,
  isAddedInSeason: true,
  fields: ({ regions }) => ({
    ...nameDifferences(),
    regionId: { label: m.city_form_region(), say: (id) => nameOf(regions, id) },
    latitude: { label: m.city_form_latitude() },
    longitude: { label: m.city_form_longitude() },
  }),
  useWrites,
  useCurrent: (id) =>
    trpc.city.current.useQuery({ lang: usePageLocation().lang, id }, { staleTime: 0, retry: false }),
};

export const cityForms = entityForms(city);
