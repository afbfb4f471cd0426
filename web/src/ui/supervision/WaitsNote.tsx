import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';

/** Tells a member who waits to be accepted what they may do already, and who has to say yes. */
export const WaitsNote = ({ children }: { children?: ReactNode }) => (
  <Note>
    <strong>{m.supervise_waits_title()}</strong>
    <p>{m.supervise_waits()}</p>
    {children}
  </Note>
);
