import { Button, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Stack.css';
import { useState } from 'react';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useProgress } from './use-progress.ts';

type Words = Readonly<Record<'undo' | 'question' | 'undone', () => string>>;
const ofImport: Words = { undo: m.import_undo, question: m.import_undo_question, undone: m.import_undone };

type Props = {
  /** Correlation id of the events of the action, by default an import. */
  correlationId: string;
  words?: Words | undefined;
  /** Accessible name of the button, when there are several. */
  label?: string;
  /** Starts with the confirmation, when a button was pressed elsewhere. */
  isConfirming?: boolean;
  /** Called once everything is undone. */
  done?: () => void;
};
type Stage = 'confirming' | 'undoing' | 'undone' | 'partly' | 'failed' | null;

const useUndoTogether = ({ correlationId, isConfirming = false, done }: Props) => {
  const { lang, client } = useClient();
  const progress = useProgress();
  const [stage, setStage] = useState<Stage>(isConfirming ? 'confirming' : null);
  const [error, setError] = useState('');
  const [commandId] = useState(newCommandId);
  const undo = async () => {
    setStage('undoing');
    const { signal } = new AbortController();
    const step = (id: string, before: string | undefined) =>
      client.history.undoTogether.mutate(
        { commandId: id, correlationId, lang, ...(before && { before }) },
        { signal },
      );
    try {
      const { refused } = await progress.run(step, commandId, signal);
      setStage(refused.length > 0 ? 'partly' : 'undone');
      if (refused.length === 0) done?.();
    } catch (reason) {
      setError(callErrorOf(reason).message);
      setStage('failed');
    }
  };
  return { stage, setStage, error, progress, undo };
};

/** Undoes a whole action in several requests, after confirmation; what was refused or cut off can be tried again. */
export function UndoTogether(props: Props) {
  const { words = ofImport, label } = props;
  const { stage, setStage, error, progress, undo } = useUndoTogether(props);
  return (
    <Stack gap="xs">
      {stage === null && (
        <Group>
          <Button variant="default" aria-label={label} onClick={() => setStage('confirming')}>
            {words.undo()}
          </Button>
        </Group>
      )}
      {(stage === 'confirming' || stage === 'failed' || stage === 'partly') && (
        <Note role="alert">
          <p>{stage === 'confirming' ? words.question() : stage === 'failed' ? error : m.undo_partly()}</p>
          <Group gap="xs">
            <Button onClick={() => void undo()}>
              {stage === 'confirming' ? words.undo() : m.state_retry()}
            </Button>
            <Button variant="default" onClick={() => setStage(null)}>
              {stage === 'confirming' ? m.import_keep() : m.undo_leave()}
            </Button>
          </Group>
        </Note>
      )}
      <ProgressLine progress={progress} />
      {stage === 'undone' && <p role="status">{words.undone()}</p>}
    </Stack>
  );
}
