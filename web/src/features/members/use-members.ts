import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

/** What a state of the filter asks for. */
const asked = {
  free: { banned: false },
  banned: { banned: true },
  disabled: { disabled: true },
} as const;

const yes = () => true;
/** The members that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useMembers = () => {
  const { lang, values } = usePage('members');
  const inBrowser = useInBrowser(yes);
  const { page = 1, state, ...others } = values;
  const filter = { ...others, page, ...(state && asked[state]) };
  const query = trpc.member.list.useQuery(
    { lang, ...filter },
    { enabled: inBrowser, retry: false, staleTime: 0 },
  );
  return { query, filter: { ...others, state } };
};
