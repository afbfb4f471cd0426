import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from './Link.tsx';

/** Position in the public log that the page's data was derived from, for citing it. */
export function LogPosition({ position }: { position: string }) {
  const paths = usePaths();
  return (
    <p className={`${blocks.note} ${blocks.plain} ${blocks.apart}`}>
      <Link href={paths.logChain()}>{m.log_position({ position })}</Link>
    </p>
  );
}
