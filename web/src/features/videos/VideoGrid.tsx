import { Box } from '@mantine/core';
import type { VideoCard } from '@rondelle/contracts/site/content.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from './Picture.tsx';
import blocks from '../../ui/blocks.module.css';

/** A grid of videos; each is one link. */
export function VideoGrid({ videos }: { videos: readonly VideoCard[] }) {
  return (
    <ul className={blocks.grid}>
      {videos.map((video) => (
        <li key={video.pid}>
          <Link href={video.path} className={blocks.plain}>
            <Box component="span" display="block" pos="relative">
              <Picture video={video} />
              {video.duration_str && (
                <Box
                  component="span"
                  bdrs="0.25rem"
                  bg="rgb(10 19 34 / 85%)"
                  bottom="0.5rem"
                  c="#fff"
                  fz="xs"
                  pos="absolute"
                  px="0.375rem"
                  right="0.5rem"
                >
                  {video.duration_str}
                </Box>
              )}
            </Box>
            <Box component="strong" display="block" fw={600} mt="0.375rem">
              {video.title}
            </Box>
          </Link>
          <p className={blocks.note}>
            {video.channel_title && `${video.channel_title} · `}
            {formatDay(video.published_at.slice(0, 10))}
            {video.view_count !== null &&
              ` · ${m.videos_views({ count: video.view_count, n: formatNumber(video.view_count) })}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
