import { Box } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { BarPopover } from '../actions/BarPopover.tsx';
import { Icon } from '../icon/Icon.tsx';

const load = async () => (await import('./SharePanel.tsx')).SharePanel;

/** Shares the page: by the phone's own list of apps, as a copied link, or as a QR code that another phone reads. */
export function ShareButton({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { Part, failed } = useLater(isOpen, load);
  return (
    <BarPopover
      id="share-panel"
      role="dialog"
      label={m.share()}
      onToggle={setOpen}
      face={
        <>
          <Icon of="share" size={16} />
          <Box component="span" visibleFrom="sm">
            {m.share()}
          </Box>
        </>
      }
    >
      <Box p="0.5rem" mih="21rem">
        {isOpen && Part && <Part title={title} />}
        {failed && <p role="alert">{m.share_failed()}</p>}
      </Box>
    </BarPopover>
  );
}
