import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import classes from './forms.module.css';

/** For visitors: why nothing can be changed yet, and the way in that comes back to this form. */
export function LogInFirst() {
  const paths = usePaths();
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <>
      <p>{m.log_in_first_body()}</p>
      <p className={classes.ways}>
        <Link href={`${paths.login()}?next=${here}`} className={classes.way}>
          {m.login_title()}
        </Link>
        <Link href={paths.register()}>{m.register_title()}</Link>
      </p>
    </>
  );
}
