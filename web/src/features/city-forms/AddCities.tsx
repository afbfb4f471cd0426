import { useRef } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';

type City = Outputs['city']['list']['unlisted'][number];

const inputOf = ({ name, region, at }: City) => ({ name: { fr: name, en: name }, regionId: region.id, at });

function AddAll({ cities, saved }: FormProps & { cities: readonly City[] }) {
  const { lang, client } = useClient();
  // One command id per city, so that a retry does not add a city twice.
  const commandIds = useRef(new Map<string, string>());
  const commandIdOf = (city: string): string => {
    const id = commandIds.current.get(city) ?? newCommandId();
    commandIds.current.set(city, id);
    return id;
  };
  const form = useWriteForm({
    draft: 'add-cities',
    initial: {},
    inputOf: () => ({}),
    send: async (_input, signal) => {
      for (const city of cities)
        await client.city.add.mutate(
          { ...inputOf(city), lang, commandId: commandIdOf(`${city.name} ${city.region.id}`) },
          { signal },
        );
    },
    done: () => saved({ message: m.cities_all_added() }),
  });
  return (
    <WriteForm form={form} submit={m.cities_form_add_all()}>
      <p>{m.cities_add_all_question()}</p>
      <p>{cities.map(({ name }) => name).join(', ')}</p>
    </WriteForm>
  );
}

function Unlisted(props: FormProps) {
  const { lang } = usePageLocation();
  const list = trpc.city.list.useQuery({ lang }, { staleTime: 0, retry: false });
  return (
    <QueryLoader query={list}>
      {({ unlisted }) =>
        unlisted.length > 0 ? (
          <AddAll {...props} cities={unlisted} />
        ) : (
          <p role="status">{m.cities_add_all_none()}</p>
        )
      }
    </QueryLoader>
  );
}

/** Adds a city for every city name that teams use, with its known region and position. */
export function AddCities(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <Unlisted {...props} />
    </OnlyFor>
  );
}
