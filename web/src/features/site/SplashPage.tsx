import { useNav } from '../../lib/nav.ts';
import { usePaths } from '../../lib/page-location.ts';
import { formatNumber } from '../../lib/format.ts';
import { useHead } from '../../lib/head.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';
import classes from './splash.module.css';

/** The front of the site: its name, what it is, and the ways in. */
export function SplashPage() {
  const paths = usePaths();
  const nav = useNav();
  useHead({ title: m.splash_title(), description: m.site_description() });
  const season = nav?.ongoingSeason;
  const counts = nav?.counts;
  return (
    <div className={classes.splash}>
      <Logo />
      <h1>{m.site_name()}</h1>
      <p>{m.splash_tagline()}</p>
      {counts && season && (
        <p>
          {m.splash_counts({
            season: season.slug,
            teams: formatNumber(counts.teams),
            games: formatNumber(counts.finals),
          })}
        </p>
      )}
      <div className={classes.ways}>
        <Link href={paths.home()}>{m.splash_enter()}</Link>
        <Link href={paths.search()}>{m.splash_find()}</Link>
        <Link href={paths.tour()}>{m.tour_title()}</Link>
      </div>
    </div>
  );
}
