import { useQuery } from '@tanstack/react-query';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import type { LeagueValues } from '../last-league.ts';
import type { Team } from './match-team.ts';

type CategoryInput = { readonly lang: 'fr' | 'en'; readonly sid: string; readonly cid: number };
type Utils = ReturnType<typeof trpc.useUtils>;

const ofLeague = async (utils: Utils, input: CategoryInput, rid: number): Promise<readonly Team[]> => {
  const { standings } = await utils.league.table.fetch({ ...input, rid });
  return standings.map(({ team }) => team);
};

const ofCategory = async (utils: Utils, input: CategoryInput): Promise<readonly Team[]> => {
  const page = (at: number) => utils.team.list.fetch({ ...input, page: at });
  const first = await page(1);
  const others = Array.from({ length: Math.max(0, first.paging.pages - 1) }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ teams }) => teams);
};

/** Returns all teams of the league, or without one of the category, sorted by name; null while loading. */
export const useTeams = (season: string, values: LeagueValues): readonly Team[] | null => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const [cid, rid] = [Number(values['categoryId']), Number(values['regionId'])];
  const inLeague = Boolean(values['leagueId']);
  const found = useQuery({
    queryKey: ['teams to choose from', lang, season, cid, inLeague ? rid : null],
    enabled: cid > 0,
    queryFn: async () => {
      const input = { lang, sid: season, cid };
      const teams = await (inLeague ? ofLeague(utils, input, rid) : ofCategory(utils, input));
      return teams.toSorted((one, other) => one.name.localeCompare(other.name, lang));
    },
  });
  return found.data ?? null;
};
