import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from '../link/Link.tsx';

/** The sources of a page in one folded line at its end: the position in the public log, for citing and checking it. */
export function Sources({ position }: { position: string }) {
  const paths = usePaths();
  return (
    <details className={blocks.fold}>
      <summary>{m.log_sources()}</summary>
      <p className={blocks.note}>
        <Link href={paths.logChain()}>{m.log_position({ position })}</Link>
      </p>
    </details>
  );
}
