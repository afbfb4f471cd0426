import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Entry } from '../../../lib/offline/outbox/entry.ts';
import { discard, sendAgain } from '../../../lib/offline/outbox/outbox.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Compared } from './Compared.tsx';
import blocks from '../../../ui/blocks.module.css';

/** A discard button that asks for a second click. */
function Discard({ entry }: { entry: Entry }) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Button
      variant="default"
      aria-label={`${isConfirming ? m.outbox_discard_really() : m.outbox_discard()}: ${entry.label}`}
      onClick={() => (isConfirming ? void discard(entry) : setIsConfirming(true))}
      onBlur={() => setIsConfirming(false)}
    >
      {isConfirming ? m.outbox_discard_really() : m.outbox_discard()}
    </Button>
  );
}

/** One unsent change: its description, the reason of a refusal, and its actions. */
export function WaitingChange({ entry }: { entry: Entry }) {
  const { label, path, refusal } = entry;
  return (
    <li>
      <div className={blocks.ends}>
        <span className={blocks.grow}>{path ? <Link href={path}>{label}</Link> : label}</span>
        <span className={blocks.line}>
          {refusal && (
            <Button onClick={() => void sendAgain(entry)}>
              {refusal.conflict ? m.outbox_send_mine() : m.outbox_send_again()}
            </Button>
          )}
          <Discard entry={entry} />
        </span>
      </div>
      {refusal && <p className={blocks.error}>{refusal.message || m.form_failed()}</p>}
      {refusal?.conflict && <Compared conflict={refusal.conflict} input={entry.input} />}
    </li>
  );
}
