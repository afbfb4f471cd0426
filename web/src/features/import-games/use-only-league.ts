import type { Made } from '../../lib/forms/form-request.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { onlyLeague } from './made-leagues.ts';

/** The league of a season that has only one, without those `made`; null otherwise, and while not queried. */
export const useOnlyLeague = (season: string, isAsked: boolean, made: readonly Made[] = []) => {
  const { lang } = usePageLocation();
  const { data } = trpc.league.list.useQuery({ lang, sid: season }, { enabled: isAsked });
  const leagues = (data?.categories ?? []).flatMap((category) => category.leagues);
  return isAsked ? onlyLeague(leagues, made) : null;
};
