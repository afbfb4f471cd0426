import { Button, Checkbox, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import '../fields/styles.ts';
import type { Held } from './use-held.ts';

/**
 * Container of a preview. If the button was pressed before the preview arrived, it is scrolled into view and announced;
 * focus stays on the button, so that pressing again confirms.
 */
export function HeldPart({ held, children }: { held: Held; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { pressed, isFetching, isFailed, isBlind, lacksConsent } = held;
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
            checked={isBlind}
            error={Boolean(pressed && lacksConsent)}
            onChange={(event) => held.consent(event.target.checked)}
          />
          <Button variant="subtle" size="compact-md" onClick={held.again}>
            {m.state_retry()}
          </Button>
        </Group>
      )}
    </>
  );
}
