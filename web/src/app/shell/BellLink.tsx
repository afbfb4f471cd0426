import { Box } from '@mantine/core';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

const mostDisplayed = 99;

/** For members: link to the notifications, with the number of unread ones. */
export function BellLink() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const me = useMe();
  const { data } = trpc.notification.count.useQuery({ lang }, { enabled: me !== null, retry: false });
  if (!me) return null;
  const unread = data?.unread ?? 0;
  const displayedCount = unread > mostDisplayed ? `${mostDisplayed}+` : String(unread);
  const label = unread > 0 ? m.shell_bell_unread({ count: displayedCount }) : m.notifications_title();
  return (
    <Link
      href={paths.notifications()}
      className={`${blocks.control} ${classes.control} ${classes.bell}`}
      aria-label={label}
      title={label}
    >
      <Icon of="bell" size={22} />
      {unread > 0 && (
        <Box
          component="span"
          className={blocks.badge ?? ''}
          bg="var(--r-accent)"
          c="var(--r-on-result)"
          fz="0.6875rem"
          pos="absolute"
          right={0}
          top={0}
        >
          {displayedCount}
        </Box>
      )}
    </Link>
  );
}
