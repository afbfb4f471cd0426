import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import classes from '../for-your-site.module.css';
import blocks from '../../../ui/blocks.module.css';

/** Code in a field that can be selected, and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={classes.code}>
      <textarea className={blocks.field} readOnly rows={4} value={code} aria-label={m.site_for_code()} />
      <Button onClick={copy}>{isCopied ? m.site_for_copied() : m.site_for_copy()}</Button>
    </div>
  );
}
