import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { FormReadyContext } from '../../lib/form-ready.ts';
import { m } from '../../paraglide/messages.js';
import classes from './form.module.css';
import type { Fault, FormState } from './use-form.ts';
import { useStandingFault } from './use-standing-fault.ts';

/** To the field, without leaving a trace in the address or the history. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

function InSummary({ form, fault }: { form: FormState; fault: Fault }) {
  const standing = useStandingFault(form, fault);
  if (!standing) return null;
  const { field, message } = standing;
  return (
    <li>
      {field ? (
        <a href={`#${form.id}-${field}`} onClick={focusField}>
          {message}
        </a>
      ) : (
        message
      )}
    </li>
  );
}

type Props = {
  form: FormState;
  submit: string;
  /** The page that it posts to answers forms of browsers without scripts too. */
  worksWithoutScripts?: boolean;
  /** Beside another form, which does what is done more often. */
  quiet?: boolean;
  children?: ReactNode;
};

/** A form in one column; what is wrong stands above it with links to the fields, and beside each field. */
export function Form({ form, submit, worksWithoutScripts = false, quiet = false, children }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const ready = useContext(FormReadyContext);
  const { faults, busy } = form;
  useEffect(() => {
    if (element.current) ready?.(element.current);
    // Once, when it comes: typing must not move the focus.
  }, [ready]);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);
  return (
    // Without scripts nothing may stand in an address, least of all a password.
    <form ref={element} method="post" noValidate className={classes.form} onSubmit={form.onSubmit}>
      {faults.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1} className={classes.summary}>
          <p>{m.form_faults()}</p>
          <ul>
            {faults.map((fault) => (
              <InSummary key={`${fault.field} ${fault.message}`} form={form} fault={fault} />
            ))}
          </ul>
        </div>
      )}
      {children}
      {!worksWithoutScripts && (
        <noscript>
          <p>{m.form_needs_scripts()}</p>
        </noscript>
      )}
      <button type="submit" className={quiet ? classes.quiet : classes.submit} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}
