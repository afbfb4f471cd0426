import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from '../link/Link.tsx';

/** The sources of a page in one folded line at its end: the event of the public log to cite and check it by. */
export function Sources({ position }: { position: string }) {
  const paths = usePaths();
  return (
    <details className={blocks.fold}>
      <summary>{m.log_sources()}</summary>
      <p className={blocks.note}>
        <Link href={`${paths.logChain()}?position=${position}`} rel="nofollow">
          {m.log_cite()}
        </Link>
      </p>
    </details>
  );
}
