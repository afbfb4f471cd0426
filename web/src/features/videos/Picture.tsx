import type { VideoCard } from '@rondelle/contracts/site/content.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './videos.module.css';

const framed = `${blocks.surface} ${classes.picture}`;

/** Maps a key to a number from 0 to `many` - 1, always the same one. */
const oneOf = (key: string, many: number): number =>
  Array.from(key, (sign) => sign.codePointAt(0) ?? 0).reduce((sum, sign) => (sum * 31 + sign) % 9973, 7) %
  many;

/** A video's thumbnail. Without one it draws a rink, which varies with the video's id. */
export function Picture({ video: { pid, thumbnail } }: { video: Pick<VideoCard, 'pid' | 'thumbnail'> }) {
  if (thumbnail)
    return <img src={thumbnail} alt="" width={320} height={180} loading="lazy" className={framed} />;
  const [line, puck] = [60 + oneOf(pid, 5) * 50, oneOf(`${pid}p`, 7) * 16 - 48];
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className={framed}>
      <rect width="320" height="180" fill="var(--r-tint)" />
      <path d={`M${line} 0V180`} stroke="var(--r-blue-line)" strokeWidth="6" opacity=".5" />
      <path d="M160 0V180" stroke="var(--r-accent)" strokeWidth="4" opacity=".6" />
      <circle cx="160" cy="90" r="44" fill="none" stroke="var(--r-blue-line)" strokeWidth="3" opacity=".5" />
      <ellipse cx={160 + puck} cy={90 + puck / 3} rx="11" ry="6" fill="var(--r-ink)" opacity=".35" />
      <path d="M146 68l34 22-34 22z" fill="var(--r-link)" />
    </svg>
  );
}
