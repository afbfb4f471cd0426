import { m } from '../../paraglide/messages.js';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { InSeason, nameOf } from '../../ui/form/InSeason.tsx';
import { nameDifferences } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { checkCity, cityIn, cityValues, emptyCity } from './city-values.ts';
import { CityFields } from './CityFields.tsx';

/** Teams of a deleted city retain its name as text. */
export const cityForms = entityForms({
  name: 'city',
  permission: 'catalogue/write',
  words: namedWords({
    add: m.city_form_add,
    remove: m.city_form_delete,
    added: m.city_added,
    edited: m.city_edited,
    question: m.city_delete_question,
    deleted: m.city_deleted,
  }),
  Scope: InSeason,
  commands: (client) => commandsOf(client.city, client.city.add, client.city.change),
  ids: (id: number) => ({ cityId: id }),
  useInitial: () => emptyCity,
  valuesOf: cityValues,
  check: checkCity,
  added: cityIn,
  changed: cityIn,
  Fields: CityFields,
  labels: ({ regions }) => ({
    ...nameDifferences(),
    regionId: { label: m.city_form_region(), format: (id) => nameOf(regions, id) },
    latitude: { label: m.city_form_latitude() },
    longitude: { label: m.city_form_longitude() },
  }),
});
