import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';

type Props = {
  children: ReactNode;
  /** Link to the local inbox, on a site without a mail server. */
  inbox?: string | null;
};

/** A status note that something is done, also announced by screen readers. */
export function Done({ children, inbox }: Props) {
  return (
    <Note role="status">
      <p>{children}</p>
      {inbox && (
        <p>
          <a href={inbox}>{m.form_local_inbox()}</a>
        </p>
      )}
    </Note>
  );
}
