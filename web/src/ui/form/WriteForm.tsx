import type { ReactNode } from 'react';
import type { WaitingFor } from '../../lib/until-answered.ts';
import { m } from '../../paraglide/messages.js';
import { ConflictNote } from './ConflictNote.tsx';
import { Form } from './Form.tsx';
import classes from './form.module.css';
import type { Difference } from './use-theirs.ts';
import type { WriteFormState } from './use-write-form.ts';

type Props = {
  form: WriteFormState;
  submit: string;
  children: ReactNode;
  /** Where somebody else can have been faster: shows their version in the place of one’s own. */
  takeTheirs?: () => void;
  /** What they changed, where the server does not say so. */
  differences?: readonly Difference[];
};

const waitingWords = {
  connection: m.write_waiting,
  views: m.write_waiting_views,
  page: m.write_waiting_page,
} as const satisfies Record<WaitingFor, () => string>;

/** A form that changes something, with what there is to say about its draft, its connection and others’ changes. */
export function WriteForm({ form, submit, children, takeTheirs, differences }: Props) {
  return (
    <Form form={form} submit={form.conflict ? m.conflict_save_over() : submit}>
      {form.wasRestored && !form.waiting && (
        <p className={classes.note}>
          {m.draft_restored()}{' '}
          <button type="button" className={classes.inline} onClick={() => form.startOver()}>
            {m.draft_start_over()}
          </button>
        </p>
      )}
      {form.conflict && takeTheirs && (
        <ConflictNote
          form={form}
          conflict={form.conflict}
          takeTheirs={takeTheirs}
          {...(differences && { differences })}
        />
      )}
      <fieldset className={classes.fields} disabled={form.waiting !== null}>
        {children}
      </fieldset>
      <div role="status" className={form.waiting ? classes.note : undefined}>
        {form.waiting && (
          <>
            {waitingWords[form.waiting]()}{' '}
            <button type="button" className={classes.inline} onClick={form.stopWaiting}>
              {m.write_stop_waiting()}
            </button>
          </>
        )}
      </div>
    </Form>
  );
}
