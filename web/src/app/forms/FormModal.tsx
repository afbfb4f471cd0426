import { Modal } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { RequestLoginContext } from '../../lib/member/log-in-request.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { FormReadyContext } from '../../lib/forms/form-ready.ts';
import { requestIn } from '../../lib/forms/form-request.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import '../../ui/modal/styles.ts';
import { LogInFirst } from './LogInFirst.tsx';
import type { RegisteredForm } from './registered-form.ts';
import { useFormFocus } from './use-form-focus.ts';
import type { Opener } from './use-opener.ts';

type Props = Omit<FormProps, 'request' | 'title'> & {
  form: RegisteredForm;
  /** The element that opened the form; the same when one form leads to another. */
  opener: Opener;
  children: ReactNode;
};

/** A modal form over the page. Signed-out visitors must log in first, and return to the same form. */
export function FormModal({ form, opener, children, ...props }: Props) {
  const { title, ready } = useFormFocus(opener);
  const [signedIn, setSignedIn] = useState(isSignedIn);
  const [request] = useState(() => requestIn(history.state));
  const { Part: Form, failed } = useLater(signedIn, form.load);
  const requestLogin = useCallback(() => {
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
        {/* The page already has a banner landmark. */}
        <Modal.Header role="none">
          <Modal.Title ref={title} tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
            {signedIn ? form.title() : m.log_in_first_title()}
          </Modal.Title>
          <Modal.CloseButton size={48} m={-8} aria-label={m.form_close()} />
        </Modal.Header>
        <Modal.Body>
          {!signedIn && <LogInFirst />}
          {signedIn && !Form && !failed && <p role="status">{m.shell_loading()}</p>}
          {signedIn && failed && <p role="alert">{m.form_not_loaded()}</p>}
          {signedIn && Form && (
            <RequestLoginContext value={requestLogin}>
              <FormReadyContext value={ready}>
                <Form {...props} title={form.title()} request={request} />
              </FormReadyContext>
            </RequestLoginContext>
          )}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
