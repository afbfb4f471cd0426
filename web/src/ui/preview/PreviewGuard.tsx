import { Button, Checkbox, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import '../fields/styles.ts';
import type { SendGuard } from './use-send-after-preview.ts';

/**
 * Container of a preview. After a press before the preview arrived, the preview is scrolled into view and announced;
 * focus stays on the button, so that pressing again confirms.
 */
export function PreviewGuard({ guard, children }: { guard: SendGuard; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { pressed, isFetching, isFailed, sendsWithoutPreview, isBlockedByFailure } = guard;
  useEffect(() => {
    // Does not take focus from somebody who has moved on.
    if (!pressed || isFetching || document.activeElement !== pressed.from) return;
    if (box.current) box.current.focus();
    else part.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed, isFetching]);
  return (
    <>
      <div ref={part} role="status">
        {pressed && isFetching && <p>{m.preview_wait()}</p>}
        {pressed && !isFetching && !isFailed && <p>{m.preview_again()}</p>}
        {children}
        {isFailed && <p>{m.preview_failed()}</p>}
      </div>
      {isFailed && (
        <Group gap="xs">
          <Checkbox
            ref={box}
            label={m.preview_consent()}
            checked={sendsWithoutPreview}
            error={Boolean(pressed && isBlockedByFailure)}
            onChange={(event) => guard.allowSendingWithoutPreview(event.target.checked)}
          />
          <Button variant="subtle" size="compact-md" onClick={guard.retry}>
            {m.state_retry()}
          </Button>
        </Group>
      )}
    </>
  );
}
