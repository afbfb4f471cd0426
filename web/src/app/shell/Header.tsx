import type { Nav } from '../../lib/nav.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';
import { MemberLink } from './MemberLink.tsx';
import { MainLinks } from './MainLinks.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SeasonSwitcher } from './SeasonSwitcher.tsx';
import dropDown from './drop-down.module.css';
import classes from './shell.module.css';

export function Header({ nav }: { nav: Nav | null }) {
  const paths = usePaths();
  const season = (nav?.currentSeason ?? nav?.ongoingSeason)?.slug ?? null;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link href={paths.home()} className={classes.brand} aria-label={m.shell_home()}>
          <Logo />
          <span>{m.site_name()}</span>
        </Link>
        {nav && season && <SeasonSwitcher seasons={nav.seasons} current={season} />}
        <span className={classes.space} />
        <SearchLink season={season} />
        <span className={classes.wide}>
          <MemberLink />
        </span>
        <span className={classes.wide}>
          <LanguageLink />
        </span>
        <details name="header" className={`${dropDown.dropDown} ${dropDown.menu}`}>
          <summary>{m.shell_menu()}</summary>
          <nav aria-label={m.shell_main_navigation()}>
            <MainLinks season={season} />
            <MemberLink />
            <LanguageLink />
          </nav>
        </details>
      </div>
      <nav aria-label={m.shell_main_navigation()} className={classes.tabs}>
        <MainLinks season={season} />
      </nav>
    </header>
  );
}
