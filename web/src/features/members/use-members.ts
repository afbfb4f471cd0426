import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';

/** Query input for each state of the filter. */
const filters = {
  free: { banned: false },
  banned: { banned: true },
  disabled: { disabled: true },
} as const;

/** Queries the members that the URL filters for, in the browser only: the server renders without a session. */
export const useMembers = () => {
  const { lang, values } = usePage('members');
  const inBrowser = useIsHydrated();
  const { page = 1, state, ...others } = values;
  const filter = { ...others, page, ...(state && filters[state]) };
  const query = trpc.member.list.useQuery(
    { lang, ...filter },
    { enabled: inBrowser, retry: false, staleTime: 0 },
  );
  return { query, filter: { ...others, state } };
};
