import type { ReactNode } from 'react';
import { ReasonField } from './ReasonField.tsx';
import type { WriteFormState } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';

type Props = {
  form: WriteFormState;
  question: string;
  submit: string;
  withReason: boolean;
  /** What else there is to know before it is done. */
  children?: ReactNode;
};

/** Asks before something goes or comes back, and says what that means. */
export function Confirm({ form, question, submit, withReason, children }: Props) {
  return (
    <WriteForm form={form} submit={submit} takeTheirs={() => form.startOver()}>
      <p>{question}</p>
      {withReason && <ReasonField form={form} />}
      {children}
    </WriteForm>
  );
}
