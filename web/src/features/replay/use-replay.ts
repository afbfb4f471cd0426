import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

export type Thing = { readonly kind: string; readonly id: string };

/** What the address asks for: `?kind=game&id=12`. */
const thingIn = (search: URLSearchParams): Thing | null => {
  const kind = streamKinds.find((one) => one === search.get('kind'));
  const id = search.get('id') ?? '';
  return kind && /^[1-9]\d{0,8}$/.test(id) ? { kind, id } : null;
};

/** The event that the address asks for, from 1; the first one by itself. */
const stepIn = (search: URLSearchParams): number => {
  const step = search.get('step') ?? '';
  return /^[1-9]\d{0,5}$/.test(step) ? Number(step) : 1;
};

/** Events are asked for in parts of this many; the server answers at least as many. */
const part = 100;

const yes = () => true;

/** The stream that the address names, loaded by the browser only: the page itself knows nobody. */
export const useReplay = () => {
  const { lang, search } = usePage('replay');
  const inBrowser = useInBrowser(yes);
  const thing = thingIn(search);
  const stream = thing ? `${thing.kind}-${thing.id}` : '';
  const step = stepIn(search);
  const from = Math.floor((step - 1) / part) * part;
  const query = trpc.history.replay.useQuery(
    { lang, stream, from },
    { enabled: inBrowser && thing !== null, retry: false, staleTime: 0 },
  );
  return { query, thing, step };
};
