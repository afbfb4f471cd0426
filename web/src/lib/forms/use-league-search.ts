import { useCallback } from 'react';
import { useClient } from '../page/use-client.ts';

/** Returns a search over the season's leagues. */
export const useLeagueSearch = (season: string) => {
  const { lang, client } = useClient();
  return useCallback(
    async (query: string) => {
      const leagues = await client.search.leagues.query({ lang, sid: season, query });
      return leagues.map((league) => ({ ...league, detail: league.category.name }));
    },
    [client, lang, season],
  );
};
