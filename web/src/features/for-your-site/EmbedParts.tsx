import { Box } from '@mantine/core';
import type { Embed } from '@rondelle/contracts/site/embeds.ts';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

type Props = {
  embed: Embed;
  /** Heading of the preview. */
  title: string;
  code: string;
  /** Address of the embedded page itself. */
  address: string;
};

/** An embed beside its code, and the ways to add it to a site. */
export function EmbedParts({ embed: { path, width, height }, title, code, address }: Props) {
  return (
    <div className={blocks.grid} data-wide>
      <Section title={title}>
        <Box
          component="iframe"
          src={path}
          title={m.site_for_frame()}
          width={width}
          height={height}
          loading="lazy"
          sandbox="allow-scripts allow-popups"
          className={blocks.surface ?? ''}
          maw="100%"
        />
      </Section>
      <div className={blocks.stack} data-wide>
        <Section title={m.site_for_code()}>
          <pre>{code}</pre>
          <CopyButton text={code} words={{ copy: m.site_for_copy(), copied: m.site_for_copied() }} />
        </Section>
        <Section title={m.site_for_wordpress_title()}>
          <p className={blocks.prose}>{m.site_for_wordpress()}</p>
          <p>
            <code>{address}</code>
          </p>
        </Section>
        <Section title={m.site_for_others()}>
          <p>
            <a href={`/oembed?${new URLSearchParams({ url: address }).toString()}`}>{m.site_for_oembed()}</a>
          </p>
        </Section>
      </div>
    </div>
  );
}
