import { Box } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { chosenCategory, homePath, resultsPath } from '../../lib/page/chosen-category.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { m } from '../../paraglide/messages.js';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SearchLink } from './SearchLink.tsx';
import { siteMapId } from './site-map-ids.ts';
import classes from './tab-bar.module.css';

const loadDrawer = async () => (await import('./MoreDrawer.tsx')).MoreDrawer;

type TabProps = { href: string; icon: IconName; isCurrent?: boolean; children: ReactNode };
function Tab({ href, icon, isCurrent = false, children }: TabProps) {
  // The browser handles links within the page.
  const Anchor = href.startsWith('#') ? 'a' : Link;
  return (
    <li>
      <Anchor href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon of={icon} size={22} />
        {children}
      </Anchor>
    </li>
  );
}

type Props = { nav: Nav | null; season: string | null };

/** Opens the drawer of all links; without scripts it links to the site map at the end of the page. */
function MoreTab(props: Props) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const { Part: Drawer, failed } = useLater(wanted, loadDrawer);
  const scripted = useIsHydrated();
  useEffect(() => {
    if (failed && opened) location.hash = siteMapId;
  }, [failed, opened]);
  return (
    <li>
      <a
        href={`#${siteMapId}`}
        {...(scripted && { 'aria-haspopup': 'dialog', 'aria-expanded': opened })}
        onPointerEnter={() => setWanted(true)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setWanted(true);
          setOpened(true);
        }}
      >
        <Icon of="more" size={22} />
        {m.shell_more()}
      </a>
      {Drawer && <Drawer {...props} opened={opened} close={() => setOpened(false)} />}
    </li>
  );
}

/** Tab bar at the bottom of the screen on phones. */
export function TabBar({ nav, season }: Props) {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const here = pageLocation.page?.page;
  const chosen = chosenCategory(pageLocation, nav?.categories ?? []);
  const chosenFor = (tab: 'home' | 'latestResults') => (tab === here ? null : chosen);
  const me = useMe();
  return (
    <Box component="nav" aria-label={m.shell_tab_bar()} className={classes.tabBar ?? ''} hiddenFrom="sm">
      <ul>
        <Tab href={homePath(paths, chosenFor('home'))} icon="home" isCurrent={here === 'home'}>
          {m.nav_home()}
        </Tab>
        {season && (
          <Tab
            href={resultsPath(paths, season, chosenFor('latestResults'))}
            icon="results"
            isCurrent={here === 'latestResults'}
          >
            {m.nav_results()}
          </Tab>
        )}
        <Tab
          href={me ? paths.dashboard() : here === 'home' ? '#my-teams' : `${paths.home()}#my-teams`}
          icon="star"
          isCurrent={here === 'dashboard'}
        >
          {m.nav_my_teams()}
        </Tab>
        <li>
          <SearchLink className={undefined}>
            <Icon of="search" size={22} />
            {m.shell_search()}
          </SearchLink>
        </li>
        <MoreTab nav={nav} season={season} />
      </ul>
    </Box>
  );
}
