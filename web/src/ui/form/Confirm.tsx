import type { ReactNode } from 'react';
import type { WriteFrame } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';

type Props = {
  form: WriteFrame;
  question: string;
  submit: string;
  /** Further information above the button. */
  children?: ReactNode;
};

/** Requests confirmation before something is deleted or restored. */
export function Confirm({ form, question, submit, children }: Props) {
  return (
    <WriteForm form={form} submit={submit} takeTheirs={() => form.startOver()}>
      <p>{question}</p>
      {children}
    </WriteForm>
  );
}
