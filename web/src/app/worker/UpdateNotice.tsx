import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './app-notices.module.css';
import blocks from '../../ui/blocks.module.css';
import { takeUpdate } from './register.ts';
import { hasUnsaved } from './typed.ts';

/** A new version is ready: nobody has to take it, and none is taken over what was typed. */
export function UpdateNotice() {
  const [state, setState] = useState<'shown' | 'unsaved' | 'taken' | 'closed'>('shown');
  if (state === 'closed') return null;
  const take = () => {
    if (hasUnsaved()) return setState('unsaved');
    setState('taken');
    void takeUpdate();
  };
  return (
    <div role="status" className={`${blocks.card} ${classes.card}`} data-update={state}>
      <p>{state === 'unsaved' ? m.update_unsaved() : m.update_ready()}</p>
      <div>
        <Button size="compact-md" onClick={take} loading={state === 'taken'}>
          {m.update_take()}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => setState('closed')}>
          {m.update_later()}
        </Button>
      </div>
    </div>
  );
}
