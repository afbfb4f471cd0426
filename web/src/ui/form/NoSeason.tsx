import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';

/** Replaces a form that needs a season when the site has none. */
export function NoSeason() {
  return (
    <p role="alert">
      {m.structure_no_season()} <FormLink form="add-season">{m.season_form_add()}</FormLink>
    </p>
  );
}
