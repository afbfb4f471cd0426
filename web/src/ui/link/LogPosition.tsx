import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from './Link.tsx';

/** The place in the public log that an answer was made from, so that it can be cited. */
export function LogPosition({ position }: { position: string }) {
  const paths = usePaths();
  return (
    <p className={`${blocks.note} ${blocks.plain} ${blocks.apart}`}>
      <Link href={paths.logChain()}>{m.log_position({ position })}</Link>
    </p>
  );
}
