import { Button, Group } from '@mantine/core';
import { useNav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';

/**
 * Explains to visitors that they must log in, with a link that returns to this form. On an empty site nobody may have
 * an account, so it shows the first steps instead.
 */
export function LogInFirst() {
  const paths = usePaths();
  const isEmpty = useNav()?.seasons.length === 0;
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <>
      <p>{m.log_in_first_body()}</p>
      <Group>
        <Button component={Link} href={`${paths.login()}?next=${here}`}>
          {m.login_title()}
        </Button>
        {isEmpty && <Link href={paths.start()}>{m.start_title()}</Link>}
        <Link href={paths.register()}>{m.register_title()}</Link>
      </Group>
    </>
  );
}
