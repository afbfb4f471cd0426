import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;
/** The members that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useMembers = () => {
  const { lang, values } = usePage('members');
  const inBrowser = useInBrowser(yes);
  const { page = 1, banned, ...others } = values;
  const filter = { ...others, page, ...(banned && { banned: banned === '1' }) };
  const query = trpc.member.list.useQuery(
    { lang, ...filter },
    { enabled: inBrowser, retry: false, staleTime: 0 },
  );
  return { query, filter };
};
