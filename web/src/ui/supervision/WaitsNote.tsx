import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';

/** Shows a member who waits to be accepted their present permissions, and who has to accept them. */
export const WaitsNote = ({ children }: { children?: ReactNode }) => (
  <Note>
    <strong>{m.supervise_waits_title()}</strong>
    <p>{m.supervise_waits()}</p>
    {children}
  </Note>
);
