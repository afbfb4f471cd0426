import type { Paths } from '@rondelle/contracts/site/paths.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { sources } from './sources.ts';
import blocks from '../../ui/blocks.module.css';

const more = (paths: Paths) => [
  { href: paths.features(), label: m.shell_footer_features() },
  { href: paths.instructions(), label: m.shell_footer_instructions() },
  { href: paths.faq(), label: m.contact_site_faq() },
  { href: paths.timeline(), label: m.timeline_title() },
  { href: paths.statistics(), label: m.statistics_title() },
  { href: paths.participate(), label: m.shell_footer_participate() },
  { href: paths.contact(), label: m.contact_site_title() },
];

export function AboutPage() {
  const paths = usePaths();
  const nav = useNav();
  return (
    <PageFrame title={m.about_title()} description={m.about_description()}>
      <div className={blocks.prose}>
        <p>{m.about_what()}</p>
        <p>{m.about_who()}</p>
        {nav?.demo && <p className={blocks.notice}>{m.about_demo()}</p>}
      </div>
      <Section title={m.about_tables_title()}>
        <div className={blocks.prose}>
          <p>{m.about_tables_points()}</p>
          <p>{m.about_tables_ties()}</p>
          <p>{m.about_tables_events()}</p>
        </div>
      </Section>
      <Section title={m.about_rating_title()}>
        <div className={blocks.prose}>
          <p>{m.leaderboard_rating_what()}</p>
          <p>{m.leaderboard_rating_connected()}</p>
          <p>{m.leaderboard_rating_provisional()}</p>
        </div>
      </Section>
      <Section title={m.about_more_title()}>
        <ul className={blocks.line}>
          {more(paths).map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.about_sources_title()}>
        <div className={blocks.prose}>
          <ul id="sources">
            {sources().map(({ name, url, licence }) => (
              <li key={name}>
                {url ? <a href={url}>{name}</a> : name}
                {` – ${licence}`}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </PageFrame>
  );
}
