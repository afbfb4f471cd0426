import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './form.module.css';
import type { FormState } from './use-form.ts';

type Props = { form: FormState; submit: string; children: ReactNode };

/** A form in one column; what is wrong stands above it with links to the fields, and beside each field. */
export function Form({ form, submit, children }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const { faults, id, busy } = form;
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);
  return (
    // Without scripts nothing may stand in an address, least of all a password.
    <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit}>
      {faults.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1} className={classes.summary}>
          <p>{m.form_faults()}</p>
          <ul>
            {faults.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? <a href={`#${id}-${field}`}>{message}</a> : message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <noscript>
        <p>{m.form_needs_scripts()}</p>
      </noscript>
      <button type="submit" className={classes.submit} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}
