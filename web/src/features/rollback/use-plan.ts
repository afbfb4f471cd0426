import { useIsHydrated } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

export type RollBackQuery = { readonly member: string; readonly from: string; readonly to: string };

/** A local day and time, to the minute or finer. */
const isLocal = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/** The member and the period in the URL; null until all are valid. */
const askedIn = (search: URLSearchParams): RollBackQuery | null => {
  const [member, from, to] = ['member', 'from', 'to'].map((name) => search.get(name)?.trim() ?? '');
  return member && from && to && isLocal(from) && isLocal(to) ? { member, from, to } : null;
};

/** The same filter with UTC instants, as the server expects. */
export const periodOf = ({ member, from, to }: RollBackQuery) => ({
  member,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/**
 * The changes that would be undone. The query runs in the browser only: server-rendered pages are the same for
 * everyone.
 */
export const usePlan = () => {
  const { lang, search } = usePage('rollBack');
  const inBrowser = useIsHydrated();
  const asked = askedIn(search);
  const question = asked && periodOf(asked);
  const query = trpc.history.rollBackPlan.useQuery(
    { lang, ...(question ?? { member: '1', from: '', to: '' }) },
    { enabled: inBrowser && asked !== null, retry: false, staleTime: 0 },
  );
  return { query, asked };
};
