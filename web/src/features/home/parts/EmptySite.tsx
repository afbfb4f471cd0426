import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** First steps on a site without seasons: they begin with an account, then name who opens a season. */
export function EmptySite() {
  const paths = usePaths();
  return (
    <Empty title={m.home_no_season()} body={<p>{m.home_no_season_who()}</p>}>
      <Link href={paths.start()}>{m.start_title()}</Link>
      <FormLink form="add-season">{m.season_form_add()}</FormLink>
      <Link href={paths.roles()}>{m.roles_title()}</Link>
      <Link href={paths.about()}>{m.about_title()}</Link>
    </Empty>
  );
}
