import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { OfCity } from './OfCity.tsx';

/** Teams keep the name that they wrote; the city's page goes, and can be brought back. */
export function DeleteCity({ id, saved }: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return (
    <OfCity id={id}>
      {(city) => {
        const words = { name: city.name[lang] };
        const ids = { lang, cityId: city.id };
        return (
          <DeleteForm
            name={`delete-city ${city.id}`}
            revision={city.revision}
            question={m.city_delete_question(words)}
            submit={m.city_form_delete()}
            send={(input, signal) => client.city.delete.mutate({ ...ids, ...input }, { signal })}
            done={m.city_deleted(words)}
            undo={() => client.city.restore.mutate({ ...ids, commandId: newCommandId() })}
            saved={saved}
          />
        );
      }}
    </OfCity>
  );
}
