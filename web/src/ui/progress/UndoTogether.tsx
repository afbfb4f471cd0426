import { Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Stack.css';
import { useState } from 'react';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useProgress } from './use-progress.ts';

type Props = {
  /** Of all that was brought in. */
  correlationId: string;
  /** What is said of the button beside its words, where there are several. */
  label?: string;
  /** Whether somebody has pressed a button for it already. */
  asked?: boolean;
};

/** Takes back all that an import brought in, step by step, once it was asked whether that is meant. */
export function UndoTogether({ correlationId, label, asked = false }: Props) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const progress = useProgress();
  const [stage, setStage] = useState<'asked' | 'undoing' | 'undone' | 'failed' | null>(
    asked ? 'asked' : null,
  );
  const [commandId] = useState(newCommandId);
  const undo = async () => {
    setStage('undoing');
    const { signal } = new AbortController();
    const step = (id: string, before: string | undefined) =>
      client.history.undoTogether.mutate(
        { commandId: id, correlationId, lang, ...(before && { before }) },
        { signal },
      );
    await progress.run(step, commandId, signal).then(
      () => setStage('undone'),
      () => setStage('failed'),
    );
  };
  return (
    <Stack gap="xs">
      {stage === null && (
        <Group>
          <Button variant="default" aria-label={label} onClick={() => setStage('asked')}>
            {m.import_undo()}
          </Button>
        </Group>
      )}
      {(stage === 'asked' || stage === 'failed') && (
        <Note role="alert">
          <p>{stage === 'failed' ? m.form_failed() : m.import_undo_question()}</p>
          <Group gap="xs">
            <Button onClick={() => void undo()}>{m.import_undo()}</Button>
            <Button variant="default" onClick={() => setStage(null)}>
              {m.import_keep()}
            </Button>
          </Group>
        </Note>
      )}
      <ProgressLine progress={progress} />
      {stage === 'undone' && <p role="status">{m.import_undone()}</p>}
    </Stack>
  );
}
