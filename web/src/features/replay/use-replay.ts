import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

export type Thing = { readonly kind: string; readonly id: string };

/** Events are asked for in parts of this many; the server answers at least as many. */
const part = 100;

const yes = () => true;

/** The stream that the address names, loaded by the browser only: the page itself knows nobody. */
export const useReplay = () => {
  const { lang, values } = usePage('replay');
  const { kind, id, step = 1 } = values;
  const inBrowser = useInBrowser(yes);
  const thing: Thing | null = kind && id ? { kind, id: String(id) } : null;
  const stream = thing ? `${thing.kind}-${thing.id}` : '';
  const from = Math.floor((step - 1) / part) * part;
  const query = trpc.history.replay.useQuery(
    { lang, stream, from },
    { enabled: inBrowser && thing !== null, retry: false, staleTime: 0 },
  );
  return { query, thing, step };
};
