import { Button, Group, Stack } from '@mantine/core';
import type { ImportState } from '@rondelle/contracts/competition/imports.ts';
import { useState } from 'react';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { UndoTogether } from '../../../ui/progress/UndoTogether.tsx';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';
import { workWords } from '../words.ts';
import { Cells } from './Cells.tsx';
import { ChangedLeagues } from './ChangedLeagues.tsx';
import { Figures } from './Review.tsx';

type Props = { state: ImportState; sheet: Sheet | null; season: string; work: Import; restart: () => void };

/** The progress of an import, then its outcome with errors and undo. */
export function Outcome({ state, sheet, season, work, restart }: Props) {
  const paths = usePaths();
  const [isUndone, setUndone] = useState(false);
  const words = workWords(sheet === null);
  const { done, rows, finished, counts, refused } = state;
  const label = m.import_progress({ done, rows });
  return (
    <Stack gap="md">
      <h2>{finished ? words.done() : words.running()}</h2>
      {!finished && (
        <p role="status">
          <progress value={done} max={rows} aria-label={label} /> {label}
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
          {state.leagues.length > 0 && !isUndone && (
            <section>
              <h3>{m.import_changed_leagues()}</h3>
              <ChangedLeagues leagues={state.leagues} />
            </section>
          )}
          <p>
            <Link href={paths.leagues(season)}>{m.import_see_leagues()}</Link>
          </p>
          <Group>
            <Button onClick={restart}>{words.another()}</Button>
          </Group>
          <UndoTogether correlationId={state.importId} words={words.undoing} done={() => setUndone(true)} />
        </>
      )}
    </Stack>
  );
}
