import { useState } from 'react';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

const loadFields = async () => (await import('./StartFields.tsx')).StartFields;

/** Starts a conversation: folded, and loaded once it is opened. */
export function Start() {
  const [isOpen, setOpen] = useState(false);
  const { Part: Fields, failed } = useLater(isOpen, loadFields);
  return (
    <details className={blocks.fold} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{m.chat_start()}</summary>
      {failed && <p role="status">{m.form_failed()}</p>}
      {Fields && <Fields />}
    </details>
  );
}
