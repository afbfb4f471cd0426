import { useNav } from '../../lib/nav.ts';
import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The menu, and the ongoing season at a glance; `pulse` is disabled while there is no season. */
export const useHome = () => {
  const { lang } = usePage('home');
  const nav = useNav();
  const season = nav?.ongoingSeason?.slug ?? null;
  const pulse = trpc.season.home.useQuery(questions.seasonHome(lang, season ?? ''), {
    enabled: season !== null,
  });
  return { nav, season, pulse };
};
