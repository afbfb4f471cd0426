import { useCallback } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

export type Team = { readonly id: number; readonly name: string };

/** Those that were chosen, and what is typed to choose another. */
export type EntryValues = { readonly teams: string; readonly teamId: string };

/** The teams that were chosen, kept as one of the form's texts. */
export const teamsIn = ({ teams }: Pick<EntryValues, 'teams'>): readonly Team[] => {
  try {
    return JSON.parse(teams || '[]') as Team[];
  } catch {
    return [];
  }
};
export const teamsText = (teams: readonly Team[]): string => (teams.length > 0 ? JSON.stringify(teams) : '');

type Options = {
  readonly season: string;
  readonly categoryId: number;
  /** Those that are in already. */
  readonly without: ReadonlySet<number>;
};

/** The teams of a category that are not entered yet, by what is typed. */
export const useTeamsToEnter = ({ season, categoryId, without }: Options) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return useCallback(
    async (query: string) => {
      const found = await client.search.teams.query({ lang, sid: season, query, cid: categoryId });
      return found
        .filter(({ id }) => !without.has(id))
        .map(({ id, name, city, region }) => ({ id, name, detail: city ?? region.name }));
    },
    [client, lang, season, categoryId, without],
  );
};
