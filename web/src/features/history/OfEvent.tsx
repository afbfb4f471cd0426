import type { EventAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import type { ReactNode } from 'react';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

type Props = { id: number | null; children: (answer: EventAnswer) => ReactNode };

/** Waits for the change at a position of the log, as things stand now. */
export function OfEvent({ id, children }: Props) {
  const { lang } = usePlace();
  const query = trpc.history.event.useQuery(
    { lang, position: String(id ?? 0) },
    { enabled: id !== null, staleTime: 0, retry: false },
  );
  if (id === null || query.isError) return <p role="alert">{m.event_unknown()}</p>;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(query.data);
}
