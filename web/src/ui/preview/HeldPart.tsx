import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import formClasses from '../form/form.module.css';
import classes from './preview.module.css';
import type { Held } from './use-held.ts';
import blocks from '../blocks.module.css';

/**
 * What a form moves, once it is known. To whoever pressed the button before that it is brought into view and said; the
 * focus stays, so that the same press confirms.
 */
export function HeldPart({ held, children }: { held: Held; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { pressed, isFetching, isFailed, isBlind, lacksConsent } = held;
  useEffect(() => {
    // Who has gone on to something else meanwhile stays there.
    if (!pressed || isFetching || document.activeElement !== pressed.from) return;
    if (box.current) box.current.focus();
    else part.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed, isFetching]);
  return (
    <>
      <div ref={part} className={classes.part} role="status">
        {pressed && isFetching && <p>{m.preview_wait()}</p>}
        {pressed && !isFetching && !isFailed && <p>{m.preview_again()}</p>}
        {children}
        {isFailed && <p>{m.preview_failed()}</p>}
      </div>
      {isFailed && (
        <div className={blocks.line}>
          <label className={formClasses.choice}>
            <input
              ref={box}
              type="checkbox"
              checked={isBlind}
              aria-invalid={pressed && lacksConsent ? true : undefined}
              onChange={(event) => held.consent(event.target.checked)}
            />
            <span>{m.preview_consent()}</span>
          </label>
          <button type="button" className={formClasses.inline} onClick={held.again}>
            {m.state_retry()}
          </button>
        </div>
      )}
    </>
  );
}
