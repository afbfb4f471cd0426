import { withForm, overPage } from '../../lib/form-link.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason } from '../../ui/form/InSeason.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ThingList } from '../../ui/thing-list/ThingList.tsx';

/** Every division, to be added to, renamed or deleted. */
export function Divisions() {
  const place = usePlace();
  return (
    <InSeason>
      {({ divisions }) => (
        <>
          <p>
            <Link href={withForm(place, 'add-division')} state={overPage}>
              {m.division_form_add()}
            </Link>
          </p>
          <ThingList things={divisions} edit="edit-division" remove="delete-division" />
        </>
      )}
    </InSeason>
  );
}
