import { Button } from '@mantine/core';
import { useState } from 'react';

type Props = {
  text: string;
  /** Texts of the button, before and after it copied. */
  words: { readonly copy: string; readonly copied: string };
};

/** Copies a text that stands beside it. */
export function CopyButton({ text, words: { copy, copied } }: Props) {
  const [isCopied, setCopied] = useState(false);
  const write = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return <Button onClick={write}>{isCopied ? copied : copy}</Button>;
}
