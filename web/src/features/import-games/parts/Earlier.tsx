import { Button } from '@mantine/core';
import { unfinishedForDays } from '@rondelle/contracts/competition/import-days.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { UndoTogether } from '../../../ui/progress/UndoTogether.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { Note } from '../../../ui/note/Note.tsx';
import type { Import } from '../use-import.ts';
import { ChangedLeagues } from './ChangedLeagues.tsx';

/** Lists unfinished imports to resume, and recent finished ones to undo. */
export function Earlier({ season, work }: { season: string; work: Import }) {
  const { lang } = usePageLocation();
  const { data = [], error } = trpc.imports.latest.useQuery({ lang }, { staleTime: 0, retry: false });
  if (error) return <Note role="alert">{error.message}</Note>;
  // An import whose rows were not all sent cannot be resumed: the user has to choose its file again.
  const open = data.filter(
    (one) => one.season === season && !one.finished && one.done > 0 && one.sent >= one.rows,
  );
  const finished = data.filter((one) => one.season === season && one.finished);
  return (
    <>
      {open.map((state) => (
        <Note key={state.importId}>
          <p>{m.import_unfinished({ done: state.done, rows: state.rows })}</p>
          <p>{m.import_unfinished_kept({ days: unfinishedForDays })}</p>
          <Button mt="xs" onClick={() => void work.resume(state)}>
            {m.import_resume()}
          </Button>
        </Note>
      ))}
      {finished.length > 0 && (
        <details className={blocks.fold}>
          <summary>{m.import_earlier({ count: finished.length })}</summary>
          <ul className={blocks.rows}>
            {finished.map(({ importId, createdAt, counts, leagues }) => {
              const label = m.import_earlier_one({
                when: formatInstant(createdAt),
                added: counts.added,
                corrected: counts.corrected,
              });
              return (
                <li key={importId}>
                  <p>{label}</p>
                  {leagues.length > 0 ? (
                    <>
                      <ChangedLeagues leagues={leagues} />
                      <UndoTogether correlationId={importId} label={m.import_undo_of({ import: label })} />
                    </>
                  ) : (
                    <p className={blocks.muted}>{m.import_gone()}</p>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
