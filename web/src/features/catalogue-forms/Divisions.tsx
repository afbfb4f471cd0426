import { m } from '../../paraglide/messages.js';
import { InSeason } from '../../ui/form/InSeason.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';

/** All divisions, with links to add, rename and delete them. */
export function Divisions() {
  return (
    <InSeason>
      {({ divisions }) => (
        <>
          <p>
            <FormLink form="add-division">{m.division_form_add()}</FormLink>
          </p>
          <EntityList entities={divisions} edit="edit-division" remove="delete-division" />
        </>
      )}
    </InSeason>
  );
}
