import type { FormProps } from '../../lib/forms/form-props.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm, type Envelope, type SendOptions } from '../../ui/form/ChangeForm.tsx';
import type { Previewed } from '../../ui/preview/use-preview.ts';

type Props = Pick<FormProps, 'saved'> & {
  /** Key of the draft. */
  name: string;
  question: string;
  send: (input: Envelope, options: SendOptions) => Promise<unknown>;
  /** Message of the toast. */
  done: string;
  undo: (again: Envelope) => Promise<unknown>;
  previewed: Previewed;
};

/** Asks for confirmation and removes a team; displays the server's message for a domain error. */
export function RemoveTeam({ name, question, done, previewed, ...form }: Props) {
  return (
    <ChangeForm
      {...form}
      draft={name}
      initial={{}}
      inputOf={() => ({})}
      submit={m.entries_remove_confirm()}
      done={() => ({ message: done })}
      previewed={() => previewed}
    >
      {() => <p>{question}</p>}
    </ChangeForm>
  );
}
