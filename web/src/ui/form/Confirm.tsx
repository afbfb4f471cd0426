import type { ReactNode } from 'react';
import type { WriteFrame } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';

type Props = {
  form: WriteFrame;
  question: string;
  submit: string;
  /** What else there is to know before it is done. */
  children?: ReactNode;
};

/** Asks before something goes or comes back, and says what that means. */
export function Confirm({ form, question, submit, children }: Props) {
  return (
    <WriteForm form={form} submit={submit} takeTheirs={() => form.startOver()}>
      <p>{question}</p>
      {children}
    </WriteForm>
  );
}
