import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { nameIn } from '../../ui/form/NameFields.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { CityFields } from './CityFields.tsx';
import { checkCity, cityIn, emptyCity } from './city-values.ts';

function Add({ choices, saved }: FormProps & { choices: SeasonChoices }) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const form = useWriteForm({
    draft: 'add-city',
    initial: emptyCity,
    check: checkCity,
    inputOf: cityIn,
    send: (input, signal) => client.city.add.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.city_added({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.city.delete.mutate({
            commandId: newCommandId(),
            lang,
            cityId: id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.city_form_add()}>
      <CityFields form={form} choices={choices} />
    </WriteForm>
  );
}

export function AddCity(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <InSeason>{(choices) => <Add {...props} choices={choices} />}</InSeason>
    </OnlyFor>
  );
}
