import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';

/** Plain links to the site's social pages; nothing is loaded from them. */
export function Elsewhere({ nav }: { nav: Nav | null }) {
  const { facebook = null, twitter = null } = nav?.elsewhere ?? {};
  if (facebook === null && twitter === null) return null;
  return (
    <nav aria-label={m.shell_elsewhere()} className={blocks.line}>
      {facebook !== null && (
        <a href={facebook} rel="me noopener external">
          {m.shell_facebook()}
        </a>
      )}
      {twitter !== null && (
        <a href={twitter} rel="me noopener external">
          {m.shell_x()}
        </a>
      )}
    </nav>
  );
}
