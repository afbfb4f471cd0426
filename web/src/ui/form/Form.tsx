import { Button, Stack } from '@mantine/core';
import {
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { FormReadyContext } from '../../lib/form-ready.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import './styles.ts';
import type { FormFrame } from './use-form.ts';

/** To the field, without leaving a trace in the address or the history. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

/** All that is wrong, with links to the fields; it is read first whenever something was found. */
function Summary({ form: { id, faults, attempts } }: { form: FormFrame }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  if (faults.length === 0) return null;
  return (
    <Note ref={summary} role="alert">
      <strong>{m.form_faults()}</strong>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            {field ? (
              <a href={`#${id}-${field}`} onClick={focusField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

type Props = {
  form: FormFrame;
  submit: string;
  /** The page that it posts to answers forms of browsers without scripts too. */
  worksWithoutScripts?: boolean;
  /** Beside another form, which does what is done more often. */
  quiet?: boolean;
  children?: ReactNode;
};

/** A form in one column; what is wrong stands above it with links to the fields, and beside each field. */
export function Form({ form, submit, worksWithoutScripts = false, quiet = false, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const ready = useContext(FormReadyContext);
  const adopt = useEffectEvent(form.adopt);
  // On a page, which can be typed into before its scripts come; and before it is rendered again, which would empty it.
  useLayoutEffect(() => {
    if (!ready && element.current) adopt(new FormData(element.current));
  }, [ready]);
  useEffect(() => {
    if (element.current) ready?.(element.current);
    // Once, when it comes: typing must not move the focus.
  }, [ready]);
  return (
    // Without scripts nothing may stand in an address, least of all a password.
    <form ref={element} method="post" noValidate onSubmit={form.onSubmit}>
      <Stack maw="30rem" gap="md">
        <Summary form={form} />
        {children}
        {!worksWithoutScripts && (
          <noscript>
            <p>{m.form_needs_scripts()}</p>
          </noscript>
        )}
        <SubmitButton busy={form.busy} quiet={quiet}>
          {submit}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Keeps the focus, and its words readable, while it does nothing. */
const SubmitButton = ({ busy, quiet, children }: { busy: boolean; quiet: boolean; children: string }) => (
  <Button
    type="submit"
    variant={quiet ? 'default' : 'filled'}
    aria-disabled={busy}
    opacity={busy ? 0.85 : 1}
    style={{ alignSelf: 'flex-start' }}
  >
    {children}
  </Button>
);
