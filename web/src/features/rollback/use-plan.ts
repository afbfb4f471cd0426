import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

export type RollBackQuery = { readonly member: string; readonly from: string; readonly to: string };

/** A local day and time, to the minute or finer. */
const isLocal = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/** The member and the period in the URL; null until all are valid. */
const filterIn = (search: URLSearchParams): RollBackQuery | null => {
  const [member, from, to] = ['member', 'from', 'to'].map((name) => search.get(name)?.trim() ?? '');
  return member && from && to && isLocal(from) && isLocal(to) ? { member, from, to } : null;
};

/** The same filter with UTC instants, as the server expects. */
export const periodOf = ({ member, from, to }: RollBackQuery) => ({
  member,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

const nobody = { member: '1', from: '', to: '' };

/**
 * The changes to undo; `again` refetches. The query runs in the browser only: server-rendered pages are the
 * same for everyone.
 */
export const usePlan = () => {
  const { lang, search } = usePage('rollBack');
  const { history } = trpc.useUtils();
  const inBrowser = useIsHydrated();
  const filter = filterIn(search);
  const query = trpc.history.rollBackPlan.useQuery(
    { lang, ...(filter ? periodOf(filter) : nobody) },
    { enabled: inBrowser && filter !== null, retry: false, staleTime: 0 },
  );
  return { query, filter, again: () => void history.rollBackPlan.invalidate() };
};

/** The changes on the page in the URL. The first page comes with the plan, which stays when the page changes. */
export const usePlanned = (filter: RollBackQuery, { paging, entries }: RollBackPlanOutput) => {
  const { lang, values } = usePage('rollBack');
  const { page = 1 } = values;
  const query = trpc.history.rollBackPlan.useQuery(
    { lang, page, ...periodOf(filter) },
    { enabled: page > 1, retry: false, staleTime: 0 },
  );
  return page === 1 ? { paging, entries, query: null } : { ...query.data, query };
};
