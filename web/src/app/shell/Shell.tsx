import type { ReactNode } from 'react';
import { useNav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { FormHost } from '../forms/FormHost.tsx';
import { LiveHost } from '../live/LiveHost.tsx';
import { BannerHost } from '../banner/BannerHost.tsx';
import { TimingHost } from '../timing/TimingHost.tsx';
import { VisitsHost } from '../visits/VisitsHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LateNotice } from './LateNotice.tsx';
import { MaintenanceAlert } from './MaintenanceAlert.tsx';
import { SearchHost } from './SearchHost.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { TabBar } from './TabBar.tsx';
import classes from './shell.module.css';
import blocks from '../../ui/blocks.module.css';

/** Header, footer and everything else around a page. */
export function Shell({ children }: { children: ReactNode }) {
  const nav = useNav();
  const season = (nav?.currentSeason ?? nav?.ongoingSeason)?.slug ?? null;
  return (
    <SearchHost season={season}>
      <div className={classes.page}>
        <a href="#main" className={`${blocks.band} ${classes.skip}`}>
          {m.shell_skip()}
        </a>
        <MaintenanceAlert />
        <ImpersonationBanner />
        <Header nav={nav} season={season} />
        {nav?.demo && (
          <aside className={`${blocks.band} ${classes.demo}`} aria-label={m.shell_demo_label()}>
            {m.shell_demo()}
          </aside>
        )}
        <LateNotice nav={nav} />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <BannerHost />
        <Footer nav={nav} season={season} />
        <TabBar nav={nav} season={season} />
        <div id="announcer" aria-live="polite" className={blocks.hidden} />
        <FormHost />
        <LiveHost />
        <VisitsHost />
        <TimingHost />
      </div>
    </SearchHost>
  );
}
