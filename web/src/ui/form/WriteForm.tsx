import { Button, Fieldset, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WaitingFor } from '../../lib/http/retry-until-response.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { Note } from '../note/Note.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { Form } from '../fields/Form.tsx';
import type { Difference } from './ConflictTable.tsx';
import type { WriteFrame } from './use-write-form.ts';

type Props = {
  form: WriteFrame;
  submit: string;
  children: ReactNode;
  /** Loads the other person's version into the form; for forms where conflicts are possible. */
  takeTheirs?: () => void;
  /** The other person's changes, when the server does not report them. */
  differences?: readonly Difference[];
};

const waitingWords = {
  connection: m.write_waiting,
  views: m.write_waiting_views,
  page: m.write_waiting_page,
} as const satisfies Record<WaitingFor, () => string>;

/** A form that changes recorded data, with notes on its draft, its connection and conflicts. */
export function WriteForm({ form, submit, children, takeTheirs, differences }: Props) {
  const paths = usePaths();
  if (form.isHeld)
    return (
      <Note role="status">
        <p>{m.form_held()}</p>
        <p>
          <Link href={paths.dashboard()}>{m.form_held_see()}</Link>
        </p>
      </Note>
    );
  return (
    <Form form={form} submit={form.conflict ? m.conflict_save_over() : submit}>
      {form.wasRestored && !form.waiting && <DraftNote startOver={() => form.startOver()} />}
      {form.conflict && takeTheirs && (
        <ConflictNote
          values={form.values}
          conflict={form.conflict}
          takeTheirs={takeTheirs}
          {...(differences && { differences })}
        />
      )}
      <Fieldset variant="unstyled" disabled={form.waiting !== null}>
        <Stack gap="md">{children}</Stack>
      </Fieldset>
      <div role="status">
        {form.waiting && (
          <Note>
            {waitingWords[form.waiting]()} {form.isStored && m.write_kept()}{' '}
            <Button variant="subtle" size="compact-md" onClick={form.stopWaiting}>
              {m.write_stop_waiting()}
            </Button>
          </Note>
        )}
      </div>
    </Form>
  );
}
