import { useNav } from '../../lib/nav.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { sources } from './sources.ts';
import blocks from '../../ui/blocks.module.css';

export function AboutPage() {
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
