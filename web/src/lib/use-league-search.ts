import { useCallback } from 'react';
import { usePageLocation } from './page-location.ts';
import { trpc } from './trpc.ts';

/** The leagues of a season by what is typed. */
export const useLeagueSearch = (season: string) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return useCallback(
    async (query: string) => {
      const leagues = await client.search.leagues.query({ lang, sid: season, query });
      return leagues.map((league) => ({ ...league, detail: league.category.name }));
    },
    [client, lang, season],
  );
};
