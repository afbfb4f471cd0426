import { Box, Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';

export function CopyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Box maw="45rem">
      <Textarea ff="monospace" mb="0.5rem" readOnly rows={4} value={code} aria-label={m.site_for_code()} />
      <Button onClick={copy}>{isCopied ? m.site_for_copied() : m.site_for_copy()}</Button>
    </Box>
  );
}
