import type { SupervisorRef } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** Who looks after a league or tournament, by user name, each with their page. */
export function Supervisors({ supervisors }: { supervisors: readonly SupervisorRef[] }) {
  const paths = usePaths();
  if (supervisors.length === 0) return <span>{m.supervisors_of_none()}</span>;
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
