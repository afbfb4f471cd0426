import { useCallback } from 'react';
import { useClient } from '../../lib/page/use-client.ts';

export type Team = { readonly id: number; readonly name: string };

/** `teams` is the JSON of the chosen teams. `teamId` names the search field for its field error and stays empty. */
export type EntryValues = { readonly teams: string; readonly teamId: string };

/** Parses the chosen teams; returns none when a damaged draft is not valid JSON. */
export const teamsIn = ({ teams }: Pick<EntryValues, 'teams'>): readonly Team[] => {
  try {
    return JSON.parse(teams || '[]') as Team[];
  } catch {
    return [];
  }
};
export const teamsText = (teams: readonly Team[]): string => (teams.length > 0 ? JSON.stringify(teams) : '');

type Options = { readonly season: string; readonly categoryId: number };

/** Returns a search for teams of a category. */
export const useTeamsToEnter = ({ season, categoryId }: Options) => {
  const { lang, client } = useClient();
  return useCallback(
    async (query: string) => {
      const found = await client.search.teams.query({ lang, sid: season, query, cid: categoryId });
      return found.map(({ id, name, city, region }) => ({ id, name, detail: city ?? region.name }));
    },
    [client, lang, season, categoryId],
  );
};
