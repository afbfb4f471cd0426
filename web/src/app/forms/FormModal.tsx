import { Modal } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { FormReadyContext } from '../../lib/form-ready.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import '../../ui/modal/styles.ts';
import { LogInFirst } from './LogInFirst.tsx';
import type { RegisteredForm } from './registered-form.ts';
import { useFormFocus } from './use-form-focus.ts';
import type { Opener } from './use-opener.ts';

type Props = FormProps & {
  form: RegisteredForm;
  /** What has opened it, kept while one form leads to another. */
  opener: Opener;
  children: ReactNode;
};

/** A form over the page; whoever is not logged in is asked to, and comes back to the same form. */
export function FormModal({ form, opener, children, ...props }: Props) {
  const { title, ready } = useFormFocus(opener);
  const [signedIn, setSignedIn] = useState(isSignedIn);
  const { Part: Form, failed } = useLater(signedIn, form.load);
  const askToLogIn = useCallback(() => {
    setSignedIn(false);
    title.current?.focus();
  }, [title]);
  return (
    <Modal.Root
      opened
      onClose={props.close}
      closeOnClickOutside={false}
      returnFocus={false}
      data-form={location.pathname}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* The page has a header of its own. */}
        <Modal.Header role="none">
          <Modal.Title ref={title} tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
            {signedIn ? form.title() : m.log_in_first_title()}
          </Modal.Title>
          <Modal.CloseButton size="lg" aria-label={m.form_close()} />
        </Modal.Header>
        <Modal.Body>
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
