import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { FormLink } from '../form-link/FormLink.tsx';

type Props = { kind: 'league' | 'tournament'; id: number };

/** Why a member may not change rules or record draws here, and the way to become one who may. */
export function NotSupervising({ kind, id }: Props) {
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
