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
import { FormReadyContext } from '../../lib/forms/form-ready.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import './styles.ts';
import type { FormFrame } from './use-form.ts';

/** Focuses a field without changing the address or the history. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

/** The error summary with links to the fields. Takes focus after each failed attempt. */
function Summary({ form: { id, errors, attempts } }: { form: FormFrame }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  if (errors.length === 0) return null;
  return (
    <Note ref={summary} role="alert">
      <strong>{m.form_errors()}</strong>
      <ul>
        {errors.map(({ field, message }) => (
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
  /** The server also accepts the form posted without scripts. */
  worksWithoutScripts?: boolean;
  /** Secondary style, beside a form that is used more often. */
  quiet?: boolean;
  children?: ReactNode;
};

/** A form in one column, with an error summary above it and an error below each field. */
export function Form({ form, submit, worksWithoutScripts = false, quiet = false, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const ready = useContext(FormReadyContext);
  const adopt = useEffectEvent(form.adopt);
  // A page's fields can be filled in before scripts run; this adopts their values before the next render would reset
  // them.
  useLayoutEffect(() => {
    if (!ready && element.current) adopt(new FormData(element.current));
  }, [ready]);
  useEffect(() => {
    if (element.current) ready?.(element.current);
    // Only when the form is ready: typing must not move the focus.
  }, [ready]);
  return (
    // `post` keeps values, such as a password, out of the URL when scripts do not run.
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

/** Stays focusable and legible while busy. */
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
