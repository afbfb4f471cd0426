import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

/** One item to retry. `why` is in words, `detail` is the technical error. */
export type WaitingItem = {
  readonly key: string;
  readonly what: string;
  readonly why: string | null;
  readonly detail: string;
  readonly when: string;
  readonly retry: () => void;
  /** Another action, such as a form to skip the event. */
  readonly more?: ReactNode;
};
type Props = {
  title: string;
  note: string;
  /** The response to the last retry. */
  message: string | null;
  disabled: boolean;
  items: readonly WaitingItem[];
};

/** A list of items to retry. Renders nothing when there is none and no message. */
export function Waiting({ title, note, message, disabled, items }: Props) {
  if (items.length === 0 && message === null) return null;
  return (
    <div>
      <div role="status">{message && <p className={blocks.note}>{message}</p>}</div>
      {items.length > 0 && (
        <Section title={title}>
          <p className={blocks.note}>{note}</p>
          <ul className={blocks.rows}>
            {items.map(({ key, what, why, detail, when, retry, more }) => (
              <li key={key} className={blocks.ends}>
                <p className={blocks.line}>
                  <strong>{what}</strong>
                  <span className={blocks.grow}>
                    {why && `${why} · `}
                    <span lang="en">{detail}</span>
                  </span>
                  <span className={blocks.note}>{when}</span>
                </p>
                <Button
                  variant="default"
                  aria-label={m.stuck_retry_of({ what })}
                  disabled={disabled}
                  onClick={retry}
                >
                  {m.stuck_retry()}
                </Button>
                {more}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
