import { Button, Group, Stack } from '@mantine/core';
import type { ImportState } from '@rondelle/contracts/competition/imports.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { UndoTogether } from '../../../ui/progress/UndoTogether.tsx';
import type { Import } from '../use-import.ts';
import type { Sheet } from '../use-sheet.ts';
import { Cells } from './Cells.tsx';
import { Figures } from './Review.tsx';

type Props = { state: ImportState; sheet: Sheet | null; season: string; work: Import; restart: () => void };

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
          <UndoTogether correlationId={state.importId} />
        </>
      )}
    </Stack>
  );
}
