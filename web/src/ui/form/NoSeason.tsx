import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';

/** In place of a form that needs a season, on a site that has none. */
export function NoSeason() {
  return (
    <p role="alert">
      {m.structure_no_season()} <FormLink form="add-season">{m.season_form_add()}</FormLink>
    </p>
  );
}
