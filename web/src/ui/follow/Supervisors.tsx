import type { SupervisorRef } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** The supervisors of a league or tournament, each with a link; nothing when there are none. */
export function Supervisors({ supervisors }: { supervisors: readonly SupervisorRef[] }) {
  const paths = usePaths();
  if (supervisors.length === 0) return null;
  return (
    <span>
      {m.supervisors_of()}{' '}
      {supervisors.map(({ id, username }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={paths.supervisor({ id, name: username })}>{username}</Link>
        </span>
      ))}
    </span>
  );
}
