import { Box } from '@mantine/core';
import type { Nav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';
import { BellLink } from './BellLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { MainTabs } from './MainTabs.tsx';
import { MemberLink } from './MemberLink.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SeasonSwitcher } from './SeasonSwitcher.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

export function Header({ nav, season }: { nav: Nav | null; season: string | null }) {
  const paths = usePaths();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link href={paths.home()} className={`${blocks.beside} ${classes.brand}`} aria-label={m.shell_home()}>
          <Logo />
          <span>{m.site_name()}</span>
        </Link>
        {nav && season && <SeasonSwitcher seasons={nav.seasons} current={season} />}
        <Box component="span" flex={1} />
        <SearchLink className={`${blocks.control} ${classes.search}`}>
          <Icon of="search" size={18} />
          <span>{m.shell_search()}</span>
          <kbd className={blocks.badge} aria-hidden="true">
            /
          </kbd>
        </SearchLink>
        <BellLink />
        <MemberLink />
        <LanguageLink className={`${blocks.control} ${classes.control}`}>
          <Box component="span" visibleFrom="md">
            {m.shell_language()}
          </Box>
          <Box component="span" hiddenFrom="md">
            {m.shell_language().slice(0, 2).toUpperCase()}
            <span className={blocks.hidden}> – {m.shell_language()}</span>
          </Box>
        </LanguageLink>
      </div>
      <MainTabs nav={nav} season={season} />
    </header>
  );
}
