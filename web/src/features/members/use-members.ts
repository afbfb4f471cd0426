import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;
const pageIn = (text: string | null) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** The filter as the address says it. */
const filterIn = (search: URLSearchParams) => {
  const name = search.get('name')?.trim().slice(0, 80);
  const role = memberRoles.find((one) => one === search.get('role'));
  const banned = search.get('banned');
  return {
    page: pageIn(search.get('page')),
    ...(name && { name }),
    ...(role && { role }),
    ...(banned && { banned: banned === '1' }),
  };
};

/** The members that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useMembers = () => {
  const { lang, search } = usePage('members');
  const inBrowser = useInBrowser(yes);
  const filter = filterIn(search);
  const query = trpc.member.list.useQuery(
    { lang, ...filter },
    { enabled: inBrowser, retry: false, staleTime: 0 },
  );
  return { query, filter };
};
