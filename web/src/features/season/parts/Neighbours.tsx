import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

type Season = { slug: string; path: string } | null;

/** Links to the previous and the next season. */
export function Neighbours({ previous, next }: { previous: Season; next: Season }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={m.shell_change_season()} className={blocks.ends}>
      {previous && (
        <Link href={previous.path} rel="prev">
          {m.season_previous({ season: previous.slug })}
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next">
          {m.season_next({ season: next.slug })}
        </Link>
      )}
    </nav>
  );
}
