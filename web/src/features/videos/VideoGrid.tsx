import type { VideoCard } from '@rondelle/contracts/site/content.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from './Picture.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './videos.module.css';

/** Videos side by side; each is one link. */
export function VideoGrid({ videos }: { videos: readonly VideoCard[] }) {
  return (
    <ul className={classes.grid}>
      {videos.map((video) => (
        <li key={video.pid}>
          <Link href={video.path} className={blocks.plain}>
            <span className={classes.shown}>
              <Picture video={video} />
              {video.duration_str && <span className={classes.length}>{video.duration_str}</span>}
            </span>
            <span className={classes.title}>{video.title}</span>
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
