import { Button, Fieldset, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WaitingFor } from '../../lib/until-answered.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { Form } from './Form.tsx';
import type { Difference } from './use-theirs.ts';
import type { WriteFrame } from './use-write-form.ts';

type Props = {
  form: WriteFrame;
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

/** A button among the words of a note. */
const Inline = ({ press, children }: { press: () => void; children: string }) => (
  <Button variant="subtle" size="compact-md" onClick={press}>
    {children}
  </Button>
);

/** A form that changes something, with what there is to say about its draft, its connection and others’ changes. */
export function WriteForm({ form, submit, children, takeTheirs, differences }: Props) {
  return (
    <Form form={form} submit={form.conflict ? m.conflict_save_over() : submit}>
      {form.wasRestored && !form.waiting && (
        <Note>
          {m.draft_restored()} <Inline press={() => form.startOver()}>{m.draft_start_over()}</Inline>
        </Note>
      )}
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
            {waitingWords[form.waiting]()} {form.isKept && m.write_kept()}{' '}
            <Inline press={form.stopWaiting}>{m.write_stop_waiting()}</Inline>
          </Note>
        )}
      </div>
    </Form>
  );
}
