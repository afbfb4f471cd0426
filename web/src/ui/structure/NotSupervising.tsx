import { m } from '../../paraglide/messages.js';
import { useOwnStatus } from '../follow/use-follow.ts';
import { Note } from '../note/Note.tsx';
import { FormLink } from '../form-link/FormLink.tsx';
import { WaitsNote } from '../supervision/WaitsNote.tsx';

type Props = { kind: 'league' | 'tournament'; id: number };

/** States that only supervisors may change this, with a link to become one; or that the member waits to be accepted. */
export function NotSupervising({ kind, id }: Props) {
  const { status } = useOwnStatus(kind, id);
  if (status?.waits) return <WaitsNote />;
  return (
    <Note>
      <p>{m.not_supervising()}</p>
      <p>
        <FormLink form={`supervise-${kind}`} about={id}>
          {m.supervise()}
        </FormLink>
      </p>
    </Note>
  );
}
