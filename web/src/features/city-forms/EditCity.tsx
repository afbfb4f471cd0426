import type { CurrentCity } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { nameIn } from '../../ui/form/NameFields.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { CityFields } from './CityFields.tsx';
import { checkCity, cityIn, cityValues } from './city-values.ts';
import { OfCity } from './OfCity.tsx';

type Props = FormProps & { city: CurrentCity; choices: SeasonChoices };

const useEditCity = ({ city, choices, saved }: Props) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const { id: cityId, name, regionId, at } = city;
  const form = useWriteForm({
    draft: `edit-city ${cityId}`,
    initial: { ...cityValues(city), revision: city.revision },
    check: checkCity,
    inputOf: (values) => ({ cityId, ifRevision: values.revision, ...cityIn(values) }),
    send: (input, signal) => client.city.change.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.city_edited({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.city.change.mutate({
            commandId: newCommandId(),
            lang,
            cityId,
            name,
            regionId,
            at,
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => {
      const now = await client.city.current.query({ lang, id: cityId });
      return { ...cityValues(now), revision: now.revision };
    },
    fields: {
      name: { label: m.structure_name_fr() },
      nameEn: { label: m.structure_name_en() },
      regionId: { label: m.city_form_region(), say: (id) => nameOf(choices.regions, id) },
      latitude: { label: m.city_form_latitude() },
      longitude: { label: m.city_form_longitude() },
    },
  });
  return { form, theirs };
};

function Edit(props: Props) {
  const { form, theirs } = useEditCity(props);
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      <CityFields form={form} choices={props.choices} />
    </WriteForm>
  );
}

export function EditCity(props: FormProps) {
  return (
    <OfCity id={props.id}>
      {(city) => <InSeason>{(choices) => <Edit {...props} city={city} choices={choices} />}</InSeason>}
    </OfCity>
  );
}
