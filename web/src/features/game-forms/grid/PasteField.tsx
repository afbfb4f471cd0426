import { Text } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PasteArea } from '../../../ui/paste-area/PasteArea.tsx';
import type { Grid } from './use-grid.ts';

/** Field to paste a copied part of a spreadsheet into; its lines become rows. */
export function PasteField({ paste }: Pick<Grid, 'paste'>) {
  const [isUnread, setIsUnread] = useState(false);
  const take = (text: string) => setIsUnread(text.trim() !== '' && !paste(text));
  return (
    <>
      <PasteArea label={m.grid_paste()} hint={m.grid_paste_hint()} take={take} />
      <Text role="alert" c="var(--r-accent)">
        {isUnread ? m.grid_not_read() : ''}
      </Text>
    </>
  );
}
