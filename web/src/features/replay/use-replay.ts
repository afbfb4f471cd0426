import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';

export type Thing = { readonly kind: string; readonly id: string };

/** What the address asks for: `?kind=game&id=12`. */
const thingIn = (search: URLSearchParams): Thing | null => {
  const kind = streamKinds.find((one) => one === search.get('kind'));
  const id = search.get('id') ?? '';
  return kind && /^[1-9]\d{0,8}$/.test(id) ? { kind, id } : null;
};

const yes = () => true;

/** The stream that the address names, loaded by the browser only: the page itself knows nobody. */
export const useReplay = () => {
  const { lang, search } = usePage('replay');
  const inBrowser = useInBrowser(yes);
  const thing = thingIn(search);
  const stream = thing ? `${thing.kind}-${thing.id}` : '';
  const query = trpc.history.replay.useQuery(
    { lang, stream },
    { enabled: inBrowser && thing !== null, retry: false, staleTime: 0 },
  );
  return { query, thing };
};
