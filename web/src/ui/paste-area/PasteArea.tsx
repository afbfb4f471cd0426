import { InputBase } from '@mantine/core';
import type { ClipboardEvent } from 'react';

type Props = { label: string; hint: string; take: (text: string) => void };

/** A field to paste a part of a spreadsheet into; it stays empty, and the text goes to `take`. */
export function PasteArea({ label, hint, take }: Props) {
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  return (
    <InputBase
      component="textarea"
      multiline
      label={label}
      description={hint}
      rows={3}
      value=""
      onPaste={onPaste}
      onChange={(event) => take(event.target.value)}
    />
  );
}
