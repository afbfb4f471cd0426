import { Box } from '@mantine/core';
import type { VideoOutput } from '@rondelle/contracts/site/content.ts';
import { m } from '../../paraglide/messages.js';
import { Picture } from './Picture.tsx';
import blocks from '../../ui/blocks.module.css';

/** Plays a video of this site. Other videos are links, so nothing is loaded from elsewhere before a click. */
export function Player({ video }: { video: VideoOutput }) {
  if (video.file)
    return (
      // There are no caption files for these videos.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <Box
        component="video"
        src={video.file}
        controls
        preload="none"
        bg="#000"
        bdrs="var(--r-radius)"
        maw="56rem"
        w="100%"
        aria-label={video.title}
        {...(video.thumbnail && { poster: video.thumbnail })}
      />
    );
  if (!video.url) return null;
  const host = new URL(video.url).hostname.replace(/^www\./, '');
  return (
    <Box maw="40rem">
      <a href={video.url} rel="noopener noreferrer" className={blocks.plain}>
        <Picture video={video} />
        <strong>{m.videos_watch({ host })}</strong>
      </a>
      <p className={blocks.note}>{m.videos_watch_note({ host })}</p>
    </Box>
  );
}
