import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { useMe } from '../../lib/use-me.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import classes from './shell.module.css';

const mostSaid = 99;

/** For members: the way to what they are told, with how much of it is unread. */
export function BellLink() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const me = useMe();
  const { data } = trpc.notification.count.useQuery({ lang }, { enabled: me !== null, retry: false });
  if (!me) return null;
  const unread = data?.unread ?? 0;
  const said = unread > mostSaid ? `${mostSaid}+` : String(unread);
  const label = unread > 0 ? m.shell_bell_unread({ count: said }) : m.notifications_title();
  return (
    <Link
      href={paths.notifications()}
      className={`${classes.control} ${classes.bell}`}
      aria-label={label}
      title={label}
    >
      <Icon of="bell" size={22} />
      {unread > 0 && <span className={classes.unread}>{said}</span>}
    </Link>
  );
}
