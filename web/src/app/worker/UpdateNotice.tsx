import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import { applyUpdate } from './register.ts';
import { hasUnsaved } from './typed.ts';

/** Offers a new version of the site. Does not reload while a form has unsaved input. */
export function UpdateNotice() {
  const [state, setState] = useState<'shown' | 'unsaved' | 'taken' | 'closed'>('shown');
  if (state === 'closed') return null;
  const take = () => {
    if (hasUnsaved()) return setState('unsaved');
    setState('taken');
    void applyUpdate(() => setState('unsaved'));
  };
  return (
    <div role="status" className={`${blocks.card} ${blocks.floating}`} data-update={state}>
      <Box component="p" mb="0.5rem">
        {state === 'unsaved' ? m.update_unsaved() : m.update_ready()}
      </Box>
      <div>
        <Button size="compact-md" me="0.5rem" onClick={take} loading={state === 'taken'}>
          {m.update_take()}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => setState('closed')}>
          {m.update_later()}
        </Button>
      </div>
    </div>
  );
}
