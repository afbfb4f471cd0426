import type { FormProps, Saved } from '../../lib/forms/form-props.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { type Previewed, usePreview } from '../../ui/preview/use-preview.ts';
import { m } from '../../paraglide/messages.js';

type Props = Pick<FormProps, 'saved'> & {
  name: string;
  question: string;
  send: (input: { readonly commandId: string }, signal: AbortSignal) => Promise<unknown>;
  done: string;
  undo: NonNullable<Saved['undo']>;
  previewed: Previewed;
};

/** Asks for confirmation and removes a team; displays the server's message for a domain error. */
export function RemoveTeam({ name, question, send, done, undo, previewed, saved }: Props) {
  const form = useWriteForm({
    draft: name,
    initial: {},
    inputOf: () => ({}),
    send,
    done: () => saved({ message: done, undo }),
  });
  const preview = usePreview(previewed);
  return (
    <WriteForm form={preview.hold(form)} submit={m.entries_remove_confirm()}>
      <p>{question}</p>
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}
