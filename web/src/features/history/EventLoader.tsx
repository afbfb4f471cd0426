import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { ReactNode } from 'react';
import { hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';

type Props = { id: number | null; children: (answer: EventOutput) => ReactNode };

/** Loads the change at a log position, with its current undo state. */
export function EventLoader({ id, children }: Props) {
  const { lang } = usePageLocation();
  const query = trpc.history.event.useQuery(
    { lang, event: String(id ?? 0) },
    { enabled: id !== null, staleTime: 0, retry: false },
  );
  if (id === null || hasFailed(query)) return <p role="alert">{m.event_unknown()}</p>;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(query.data);
}
