import { type ReactNode, useCallback, useId, useState } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { FormReadyContext } from '../../lib/form-ready.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import type { forms } from './forms.ts';
import classes from './forms.module.css';
import { LogInFirst } from './LogInFirst.tsx';
import { useModal } from './use-modal.ts';
import type { Opener } from './use-opener.ts';

type Props = FormProps & {
  form: (typeof forms)[string];
  /** What has opened it, kept while one form leads to another. */
  opener: Opener;
  children: ReactNode;
};

/** A form over the page; whoever is not logged in is asked to, and comes back to the same form. */
export function FormModal({ form, opener, children, ...props }: Props) {
  const { dialog, title, ready } = useModal(opener);
  const heading = useId();
  const [signedIn, setSignedIn] = useState(isSignedIn);
  const { Part: Form, failed } = useLater(signedIn, form.load);
  const askToLogIn = useCallback(() => {
    setSignedIn(false);
    title.current?.focus();
  }, [title]);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      data-form={location.pathname}
      onClose={(event) => event.currentTarget.isConnected && props.close()}
    >
      <div className={classes.head}>
        <h2 ref={title} id={heading} tabIndex={-1}>
          {signedIn ? form.title() : m.log_in_first_title()}
        </h2>
        <button type="button" aria-label={m.form_close()} onClick={props.close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {!signedIn && <LogInFirst />}
      {signedIn && !Form && !failed && <p role="status">{m.shell_loading()}</p>}
      {signedIn && failed && <p role="alert">{m.form_not_loaded()}</p>}
      {signedIn && Form && (
        <AskToLogInContext value={askToLogIn}>
          <FormReadyContext value={ready}>
            <Form {...props} />
          </FormReadyContext>
        </AskToLogInContext>
      )}
      {children}
    </dialog>
  );
}
