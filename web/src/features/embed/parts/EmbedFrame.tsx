import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHead } from '../../../lib/page/head.ts';
import { useOrigin } from '../../../lib/page/origin.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type Props = { title: string; facts?: ReactNode; path: string; children: ReactNode };

/** The frame of an embedded page: a title that links to this site, the content, and the source. */
export function EmbedFrame({ title, facts, path, children }: Props) {
  const origin = useOrigin();
  useHead({ title, description: title });
  return (
    <Box className={`${blocks.stack} ${blocks.tight}`} p="sm">
      <Box component="h1" className={`${blocks.plain} ${blocks.lined}`} fz="lg">
        <a href={path}>{title}</a>
      </Box>
      {facts && (
        <Box component="p" c="dimmed" m={0}>
          {facts}
        </Box>
      )}
      {children}
      <Box component="p" fz="0.8125rem" m={0} ta="end">
        <a href={`${origin}${path}`}>{m.embed_open()}</a>
      </Box>
    </Box>
  );
}
