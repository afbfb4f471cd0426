import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';

/** Replaces a form that needs a season when the site has none. */
export function NoSeason() {
  const paths = usePaths();
  return (
    <p role="alert">
      {m.structure_no_season()} <Link href={paths.start()}>{m.start_title()}</Link>
      {' · '}
      <FormLink form="add-season">{m.season_form_add()}</FormLink>
    </p>
  );
}
