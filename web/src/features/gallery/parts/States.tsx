import { Skeleton } from '@mantine/core';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The empty, loading and message states. */
export function States() {
  const paths = usePaths();
  return (
    <div className={blocks.stack}>
      <Empty title={m.activity_none()}>
        <Link href={paths.home()}>{m.state_go_home()}</Link>
      </Empty>
      <Note>{m.gallery_note()}</Note>
      <div aria-hidden="true" className={`${blocks.stack} ${blocks.tight}`}>
        <Skeleton height={36} width="60%" />
        <Skeleton height={18} />
        <Skeleton height={18} width="80%" />
      </div>
    </div>
  );
}
