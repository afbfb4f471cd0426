import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

export type Subject = { readonly kind: string; readonly id: string };

/** Page size in events. The server returns at least this many per request. */
const part = 100;

/** The stream in the URL. The query runs in the browser only: server-rendered pages are the same for everyone. */
export const useReplay = () => {
  const { lang, values } = usePage('replay');
  const { kind, id, step = 1 } = values;
  const inBrowser = useIsHydrated();
  const subject: Subject | null = kind && id ? { kind, id: String(id) } : null;
  const stream = subject ? `${subject.kind}-${subject.id}` : '';
  const from = Math.floor((step - 1) / part) * part;
  const query = trpc.history.replay.useQuery(
    { lang, stream, from },
    { enabled: inBrowser && subject !== null, retry: false, staleTime: 0 },
  );
  return { query, subject, step };
};
