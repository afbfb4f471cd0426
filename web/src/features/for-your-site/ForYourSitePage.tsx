import { Box } from '@mantine/core';
import { embedCode, embedOf } from '@rondelle/contracts/site/embeds.ts';
import { useOrigin } from '../../lib/page/origin.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

/** Instructions and code for a club that embeds standings, a team or live scores in its own site. */
export function ForYourSitePage() {
  const { values } = usePage('forYourSite');
  const origin = useOrigin();
  const of = values.of ?? null;
  const embed = of === null ? null : embedOf(of);
  const code = embed && embedCode(origin, embed, m.site_name());
  return (
    <PageFrame title={m.site_for_title()} description={m.site_for_description()}>
      <p className={blocks.prose}>{m.site_for_what()}</p>
      {embed && code !== null && of !== null ? (
        <>
          <Section title={m.site_for_code()}>
            <pre>{code}</pre>
            <CopyButton text={code} words={{ copy: m.site_for_copy(), copied: m.site_for_copied() }} />
          </Section>
          <Section title={m.site_for_preview()}>
            <Box
              component="iframe"
              src={embed.path}
              title={m.site_for_frame()}
              width={embed.width}
              height={embed.height}
              loading="lazy"
              sandbox="allow-scripts allow-popups"
              className={blocks.surface ?? ''}
              maw="100%"
            />
          </Section>
          <Section title={m.site_for_wordpress_title()}>
            <p className={blocks.prose}>{m.site_for_wordpress()}</p>
            <p>
              <code>{origin + of}</code>
            </p>
          </Section>
          <Section title={m.site_for_others()}>
            <p>
              <a href={`/oembed?${new URLSearchParams({ url: origin + of }).toString()}`}>
                {m.site_for_oembed()}
              </a>
            </p>
          </Section>
        </>
      ) : (
        <Section title={m.site_for_choose_title()}>
          <p className={blocks.prose}>{m.site_for_choose()}</p>
        </Section>
      )}
    </PageFrame>
  );
}
