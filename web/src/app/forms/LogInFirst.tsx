import { Button, Group } from '@mantine/core';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';

/** Explains to visitors that they must log in, with a link that returns to this form. */
export function LogInFirst() {
  const paths = usePaths();
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <>
      <p>{m.log_in_first_body()}</p>
      <Group>
        <Button component={Link} href={`${paths.login()}?next=${here}`}>
          {m.login_title()}
        </Button>
        <Link href={paths.register()}>{m.register_title()}</Link>
      </Group>
    </>
  );
}
