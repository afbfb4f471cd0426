import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { FormLink } from '../form-link/FormLink.tsx';

type Props = { kind: 'league' | 'tournament'; id: number };

/** Says that only supervisors may change this, with a link to become one. */
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
