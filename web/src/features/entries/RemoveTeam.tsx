import type { FormProps, Saved } from '../../lib/form-props.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { RehearsalPart } from '../../ui/preview/RehearsalPart.tsx';
import { type Rehearsed, useRehearsal } from '../../ui/preview/use-rehearsal.ts';
import { m } from '../../paraglide/messages.js';

type Props = Pick<FormProps, 'saved'> & {
  name: string;
  question: string;
  send: (input: { readonly commandId: string }, signal: AbortSignal) => Promise<unknown>;
  done: string;
  undo: NonNullable<Saved['undo']>;
  rehearsed: Rehearsed;
};

/** Asks before a team is taken out; a refusal is shown in the server's words. */
export function RemoveTeam({ name, question, send, done, undo, rehearsed, saved }: Props) {
  const form = useWriteForm({
    draft: name,
    initial: {},
    inputOf: () => ({}),
    send,
    done: () => saved({ message: done, undo }),
  });
  const rehearsal = useRehearsal(rehearsed);
  return (
    <WriteForm form={rehearsal.hold(form)} submit={m.entries_remove_confirm()}>
      <p>{question}</p>
      <RehearsalPart rehearsal={rehearsal} />
    </WriteForm>
  );
}
