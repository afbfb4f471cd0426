import { useNav } from '../../lib/nav.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import classes from './shell.module.css';
import blocks from '../../ui/blocks.module.css';

export function Footer() {
  const paths = usePaths();
  const season = useNav()?.currentSeason?.slug;
  return (
    <footer className={classes.footer}>
      <div className={blocks.ends}>
        <p>
          <strong>{m.site_name()}</strong> – {m.site_tagline()}
        </p>
        <ul className={blocks.line}>
          <li>
            <Link href={paths.about()}>{m.shell_footer_about()}</Link>
          </li>
          <li>
            <a href={`${paths.about()}#sources`}>{m.shell_footer_sources()}</a>
          </li>
          {season && (
            <li>
              <Link href={paths.activity(season)}>{m.activity_title()}</Link>
            </li>
          )}
          <li>
            <Link href={paths.terms()}>{m.terms_title()}</Link>
          </li>
          <li>
            <Link href={paths.privacy()}>{m.privacy_title()}</Link>
          </li>
          <li>
            <Link href={paths.roles()}>{m.roles_title()}</Link>
          </li>
          <li>
            <Link href={paths.api()}>{m.api_title()}</Link>
          </li>
          <li>
            <LanguageLink />
          </li>
        </ul>
      </div>
    </footer>
  );
}
