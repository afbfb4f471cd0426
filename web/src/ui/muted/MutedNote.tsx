import { formatInstant } from '../../lib/format/format.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from '../link/Link.tsx';

/** States until when the reader may not write, and where the reason is and can be appealed. */
export function MutedNote({ until }: { until: string }) {
  const paths = usePaths();
  return (
    <p role="note" className={blocks.notice}>
      {m.chat_muted_until({ when: formatInstant(until) })}{' '}
      <Link href={paths.chat()}>{m.chat_muted_why()}</Link>
    </p>
  );
}
