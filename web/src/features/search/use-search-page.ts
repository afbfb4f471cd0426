import { useNav } from '../../lib/nav.ts';
import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** What `?q=` finds in `?season=`, or in the ongoing season; disabled while there is nothing to look for. */
export const useSearchPage = () => {
  const page = usePage('search');
  const nav = useNav();
  const question = questions.searchPage(page, nav?.ongoingSeason?.slug ?? null);
  const found = trpc.search.all.useQuery(question ?? { lang: page.lang, sid: '', query: '' }, {
    enabled: question !== null,
  });
  return {
    query: question?.query ?? '',
    season: question?.sid ?? nav?.ongoingSeason?.slug ?? null,
    nav,
    found,
  };
};
