import { usePaths } from '../../lib/page-location.ts';
import { useMe } from '../../lib/use-me.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import classes from './shell.module.css';

/** What members have of their own; for visitors, the way in. */
export const useMemberLinks = (): readonly MenuEntry[] => {
  const paths = usePaths();
  return useMe()
    ? [
        { name: m.nav_dashboard(), href: paths.dashboard() },
        { name: m.notifications_title(), href: paths.notifications() },
        { name: m.chat_title(), href: paths.chat() },
        { name: m.account_title(), href: paths.account() },
        { name: m.logout_title(), href: paths.logout() },
      ]
    : [
        { name: m.login_title(), href: paths.login() },
        { name: m.register_title(), href: paths.register() },
      ];
};

/** The way in, or the member's name over a menu: pages are the same for all, so the browser asks who is there. */
export function MemberLink() {
  const paths = usePaths();
  const me = useMe();
  const entries = useMemberLinks();
  if (!me)
    return (
      <Link href={paths.login()} className={classes.control}>
        {m.login_title()}
      </Link>
    );
  return (
    <MenuLink
      href={paths.account()}
      label={m.account_title()}
      groups={[{ entries }]}
      className={classes.control}
    >
      <span className={classes.name}>{me.username}</span>
    </MenuLink>
  );
}
