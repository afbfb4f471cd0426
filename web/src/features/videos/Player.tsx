import type { VideoOutput } from '@rondelle/contracts/site/content.ts';
import { m } from '../../paraglide/messages.js';
import { Picture } from './Picture.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './videos.module.css';

/** Plays a film of this site. Any other is a link, which says where it leads: until then nobody else is asked for anything. */
export function Player({ video }: { video: VideoOutput }) {
  if (video.file)
    return (
      // What is said in it is in no file that could be shown with it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={video.file}
        controls
        preload="none"
        className={classes.player}
        aria-label={video.title}
        {...(video.thumbnail && { poster: video.thumbnail })}
      />
    );
  if (!video.url) return null;
  const host = new URL(video.url).hostname.replace(/^www\./, '');
  return (
    <div className={classes.elsewhere}>
      <a href={video.url} rel="noopener noreferrer" className={classes.shown}>
        <Picture video={video} />
        <strong>{m.videos_watch({ host })}</strong>
      </a>
      <p className={blocks.note}>{m.videos_watch_note({ host })}</p>
    </div>
  );
}
