import { InputBase, Text } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Grid } from './use-grid.ts';

/** Takes what was copied from a spreadsheet, and hands it to the rows. */
export function PasteField({ paste }: Pick<Grid, 'paste'>) {
  const [isUnread, setIsUnread] = useState(false);
  const take = (text: string) => setIsUnread(text.trim() !== '' && !paste(text));
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  return (
    <>
      <InputBase
        component="textarea"
        multiline
        label={m.grid_paste()}
        description={m.grid_paste_hint()}
        rows={3}
        value=""
        onPaste={onPaste}
        onChange={(event) => take(event.target.value)}
      />
      <Text role="alert" c="var(--r-accent)">
        {isUnread ? m.grid_not_read() : ''}
      </Text>
    </>
  );
}
