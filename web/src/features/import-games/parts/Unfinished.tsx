import { Button } from '@mantine/core';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import type { Import } from '../use-import.ts';

/** What was begun and not finished, to go on with. */
export function Unfinished({ season, work }: { season: string; work: Import }) {
  const { lang } = usePageLocation();
  const { data = [], error } = trpc.imports.latest.useQuery({ lang }, { staleTime: 0, retry: false });
  if (error) return <Note role="alert">{error.message}</Note>;
  // Rows that are not all here can't be gone on with: their file is chosen again.
  const open = data.filter(
    (one) => one.season === season && !one.finished && one.done > 0 && one.sent >= one.rows,
  );
  return open.map((state) => (
    <Note key={state.importId}>
      <p>{m.import_unfinished({ done: state.done, rows: state.rows })}</p>
      <Button mt="xs" onClick={() => void work.resume(state)}>
        {m.import_resume()}
      </Button>
    </Note>
  ));
}
