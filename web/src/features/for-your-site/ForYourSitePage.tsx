import { embedCode, embedOf } from '@rondelle/contracts/site/embeds.ts';
import { useNav } from '../../lib/page/nav.ts';
import { useOrigin } from '../../lib/page/origin.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';
import { EmbedParts } from './EmbedParts.tsx';

/**
 * Instructions and code for a club that embeds standings, a team or live scores in its own site. Until a page is
 * chosen, live scores are the example.
 */
export function ForYourSitePage() {
  const { values } = usePage('forYourSite');
  const paths = usePaths();
  const origin = useOrigin();
  const season = useNav()?.ongoingSeason?.slug;
  const chosen = values.of !== undefined && embedOf(values.of) ? values.of : null;
  const of = chosen ?? (season === undefined ? null : paths.liveScores(season));
  const embed = of === null ? null : embedOf(of);
  return (
    <PageFrame title={m.site_for_title()} description={m.site_for_description()}>
      <p className={blocks.prose}>{m.site_for_what()}</p>
      {chosen === null && (
        <Section title={m.site_for_choose_title()}>
          <p className={blocks.prose}>{m.site_for_choose()}</p>
          {season !== undefined && (
            <LinkList
              inline
              items={[
                { path: paths.leagues(season), name: m.nav_leagues() },
                { path: paths.teams(season), name: m.nav_teams() },
                { path: paths.liveScores(season), name: m.nav_live_scores() },
              ]}
            />
          )}
        </Section>
      )}
      {embed && of !== null && (
        <EmbedParts
          embed={embed}
          title={chosen === null ? m.site_for_example() : m.site_for_preview()}
          code={embedCode(origin, embed, m.site_name())}
          address={origin + of}
        />
      )}
    </PageFrame>
  );
}
