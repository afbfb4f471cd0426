import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

export type Filter = { readonly member: string; readonly from: string; readonly to: string };

const isMember = (text: string) => /^([1-9]\d{0,8}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
/** As `datetime-local` says it: the reader's own time. */
const isLocal = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/** Whose changes and of when, as the address says it; null until it does. */
const askedIn = (search: URLSearchParams): Filter | null => {
  const [member, from, to] = ['member', 'from', 'to'].map((name) => search.get(name)?.trim() ?? '');
  return member && from && to && isMember(member) && isLocal(from) && isLocal(to)
    ? { member, from, to }
    : null;
};

/** As the server is asked: instants. */
export const periodOf = ({ member, from, to }: Filter) => ({
  member,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

const yes = () => true;

/** What would be undone, loaded by the browser only: the page itself knows nobody. */
export const usePlan = () => {
  const { lang, search } = usePage('rollBack');
  const inBrowser = useInBrowser(yes);
  const asked = askedIn(search);
  const question = asked && periodOf(asked);
  const query = trpc.history.rollBackPlan.useQuery(
    { lang, ...(question ?? { member: '1', from: '', to: '' }) },
    { enabled: inBrowser && asked !== null, retry: false, staleTime: 0 },
  );
  return { query, asked };
};
