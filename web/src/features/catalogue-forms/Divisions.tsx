import { m } from '../../paraglide/messages.js';
import { InSeason } from '../../ui/form/InSeason.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { ThingList } from '../../ui/thing-list/ThingList.tsx';

/** Every division, to be added to, renamed or deleted. */
export function Divisions() {
  return (
    <InSeason>
      {({ divisions }) => (
        <>
          <p>
            <FormLink form="add-division">{m.division_form_add()}</FormLink>
          </p>
          <ThingList things={divisions} edit="edit-division" remove="delete-division" />
        </>
      )}
    </InSeason>
  );
}
