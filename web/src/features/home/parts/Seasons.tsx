import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

/** All seasons, latest first. */
export function Seasons({ seasons }: { seasons: readonly { slug: string; path: string }[] }) {
  return (
    <ul className={blocks.actions}>
      {seasons.map(({ slug, path }) => (
        <li key={slug}>
          <Link href={path} aria-label={m.shell_season({ season: slug })}>
            {slug}
          </Link>
        </li>
      ))}
    </ul>
  );
}
