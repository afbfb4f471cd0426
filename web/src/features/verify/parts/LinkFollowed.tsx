import { Group } from '@mantine/core';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Done } from '../../../ui/fields/Done.tsx';
import { Link } from '../../../ui/link/Link.tsx';

/** Displayed for a link that was already confirmed; explains what to do if somebody else confirmed it. */
export function LinkFollowed({ isParent, username }: { isParent: boolean; username: string }) {
  const paths = usePaths();
  return (
    <>
      <Done>{m.verify_followed({ username })}</Done>
      <p>{isParent ? m.verify_followed_parent() : m.verify_followed_not_me()}</p>
      <Group>
        {isParent ? (
          <Link href={paths.privacy()}>{m.privacy_read()}</Link>
        ) : (
          <>
            <Link href={paths.login()}>{m.login_title()}</Link>
            <Link href={paths.forgottenPassword()}>{m.forgotten_password_title()}</Link>
          </>
        )}
      </Group>
    </>
  );
}
