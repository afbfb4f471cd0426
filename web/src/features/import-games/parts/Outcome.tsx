import { Button, Group, Stack } from '@mantine/core';
import type { ImportState } from '@rondelle/contracts/competition/imports.ts';
import { useState } from 'react';
import { newCommandId } from '../../../lib/new-command-id.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { ProgressLine } from '../../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../../ui/progress/use-progress.ts';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';
import { Cells } from './Cells.tsx';
import { Figures } from './Review.tsx';

type Props = { state: ImportState; sheet: Sheet | null; season: string; work: Import; restart: () => void };

/** Takes all of it back, step by step. */
function Undo({ importId, work }: { importId: string; work: Import }) {
  const progress = useProgress();
  const [stage, setStage] = useState<'asked' | 'undoing' | 'undone' | 'failed' | null>(null);
  const [commandId] = useState(newCommandId);
  const undo = async () => {
    setStage('undoing');
    const { signal } = new AbortController();
    await progress.run(work.undoWith(importId), commandId, signal).then(
      () => setStage('undone'),
      () => setStage('failed'),
    );
  };
  return (
    <Stack gap="xs">
      {stage === null && (
        <Group>
          <Button variant="default" onClick={() => setStage('asked')}>
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

/** How far it has come; and once it is over, what became of it. */
export function Outcome({ state, sheet, season, work, restart }: Props) {
  const paths = usePaths();
  const { done, rows, finished, counts, refused } = state;
  const said = m.import_progress({ done, rows });
  return (
    <Stack gap="md">
      <h2>{finished ? m.import_done() : m.import_running()}</h2>
      {!finished && (
        <p role="status">
          <progress value={done} max={rows} aria-label={said} /> {said}
        </p>
      )}
      <Figures counts={counts} />
      {!finished && work.busy === null && (
        <Group>
          <Button onClick={() => void work.resume(state)}>{m.import_resume()}</Button>
        </Group>
      )}
      {finished && (
        <>
          {refused.length > 0 && (
            <section>
              <h3>{m.import_refused_title()}</h3>
              <Cells cells={refused} sheet={sheet} count={refused.length} />
            </section>
          )}
          <p>
            <Link href={paths.leagues(season)}>{m.import_see_leagues()}</Link>
          </p>
          <Group>
            <Button onClick={restart}>{m.import_another()}</Button>
          </Group>
          <Undo importId={state.importId} work={work} />
        </>
      )}
    </Stack>
  );
}
