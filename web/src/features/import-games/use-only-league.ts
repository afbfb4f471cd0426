import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

/** The league of a season that has only one; null otherwise, and as long as it is not asked for. */
export const useOnlyLeague = (season: string, isAsked: boolean) => {
  const { lang } = usePageLocation();
  const { data } = trpc.league.list.useQuery({ lang, sid: season }, { enabled: isAsked });
  const [only, ...others] = (data?.categories ?? []).flatMap(({ leagues }) => leagues);
  return isAsked && only && others.length === 0 ? only : null;
};
