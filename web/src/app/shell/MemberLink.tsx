import { Box } from '@mantine/core';
import { usePaths } from '../../lib/page/page-location.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import classes from './shell.module.css';
import blocks from '../../ui/blocks.module.css';

/** Links to a member's own pages; for visitors, login and registration. */
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

/** The login link, or the member's menu. The server renders pages alike for all, so the browser queries the session. */
export function MemberLink() {
  const paths = usePaths();
  const me = useMe();
  const entries = useMemberLinks();
  if (!me)
    return (
      <Link href={paths.login()} className={`${blocks.control} ${classes.control}`}>
        {m.login_title()}
      </Link>
    );
  return (
    <MenuLink
      href={paths.account()}
      label={m.account_title()}
      groups={[{ entries }]}
      className={`${blocks.control} ${classes.control}`}
    >
      <Box component="span" className={blocks.cut ?? ''} maw="clamp(4.5rem, 18vw, 11rem)">
        {me.username}
      </Box>
    </MenuLink>
  );
}
