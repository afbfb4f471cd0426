import { type Reason, reasons } from '@rondelle/contracts/competition/reasons.ts';
import type { FormProps, Saved } from '../../lib/forms/form-props.ts';
import { PreviewPart } from '../preview/PreviewPart.tsx';
import { type Previewed, usePreview } from '../preview/use-preview.ts';
import { ReasonField } from './ReasonField.tsx';
import { useWriteForm } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';

export type Deletion = { readonly commandId: string; readonly ifRevision: string; readonly reason: Reason };
type Props = Pick<FormProps, 'saved'> & {
  /** Key of the draft. */
  name: string;
  /** Current revision of the entity. */
  revision: string;
  question: string;
  submit: string;
  send: (deletion: Deletion, signal: AbortSignal) => Promise<unknown>;
  /** Message of the toast. */
  done: string;
  undo: NonNullable<Saved['undo']>;
  /** Shows a preview of the tables that change; none by default. */
  previewed?: Previewed;
};

/** Requests confirmation and a reason before deleting; its toast can undo it. */
export function DeleteForm({ name, revision, question, submit, send, done, undo, previewed, saved }: Props) {
  const form = useWriteForm({
    draft: name,
    initial: { reason: 'duplicate', revision },
    inputOf: (values) => ({
      ifRevision: values['revision'] ?? '',
      reason: reasons.find((reason) => reason === values['reason']) ?? 'other',
    }),
    send,
    done: () => saved({ message: done, undo }),
  });
  const takeTheirs = () =>
    form.startOver({ reason: 'duplicate', revision: form.conflict?.revision ?? revision });
  const preview = usePreview(previewed ?? null);
  return (
    <WriteForm form={preview.hold(form)} submit={submit} takeTheirs={takeTheirs} differences={[]}>
      <p>{question}</p>
      <ReasonField form={form} />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}
