import { useCallback } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import type { GameValues } from './game-values.ts';

type Options = {
  readonly season: string;
  readonly values: Pick<GameValues, 'kind' | 'leagueId' | 'tournamentId' | 'categoryId' | 'regionId'>;
};
const number = (text: string | undefined) => (text ? Number(text) : undefined);

/** Searches tournaments by any part of their name; filters in the browser, since a season has few of them. */
export const useTournamentSearch = (season: string) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  return useCallback(
    async (query: string) => {
      const { tournaments } = await utils.tournament.list.fetch({ lang, sid: season });
      const wanted = plain(query);
      return tournaments.filter(({ name }) => plain(name).includes(wanted)).slice(0, 20);
    },
    [utils, lang, season],
  );
};
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Searches the teams that can play: those of the league or tournament, or without either of the category. */
export const useTeamSearch = ({ season, values }: Options) => {
  const { lang } = usePageLocation();
  const { client, league } = trpc.useUtils();
  const isTournament = values['kind'] === 'tournament';
  const lid = isTournament ? undefined : number(values['leagueId']);
  const tid = isTournament ? number(values['tournamentId']) : undefined;
  const cid = number(values['categoryId']);
  const rid = number(values['regionId']);
  return useCallback(
    async (query: string) => {
      const bounds = { ...(lid && { lid }), ...(tid && { tid }), ...(cid && { cid }) };
      const request = client.search.teams.query({ lang, sid: season, query, ...bounds });
      const teams = await request.catch(async (error: unknown) => {
        // Offline, take the teams from the league table if it is in the cache.
        if (!lid || !cid || !rid) throw error;
        const { standings, league: of } = await league.table.fetch({ lang, sid: season, cid, rid });
        return standings
          .map(({ team }) => ({ ...team, city: null, region: of.region }))
          .filter(({ name }) => plain(name).includes(plain(query)));
      });
      return teams.map(({ id, name, region, city }) => ({
        id,
        name,
        detail: lid ? '' : (city ?? region.name),
      }));
    },
    [client, league, lang, season, lid, tid, cid, rid],
  );
};

/** Queries the page of the chosen league or tournament, for its rules and its venues. */
export const useCompetition = ({ season, values }: Options) => {
  const { lang } = usePageLocation();
  const isTournament = values['kind'] === 'tournament';
  const [cid, rid, tid] = [values['categoryId'], values['regionId'], values['tournamentId']].map(Number);
  const league = trpc.league.table.useQuery(
    { lang, sid: season, cid: cid ?? 0, rid: rid ?? 0 },
    { enabled: !isTournament && Boolean(values['leagueId'] && cid && rid) },
  );
  const tournament = trpc.tournament.get.useQuery(
    { lang, tid: tid ?? 0 },
    { enabled: isTournament && Boolean(tid) },
  );
  return {
    league: isTournament || !values['leagueId'] ? undefined : league.data,
    tournament: isTournament ? tournament.data : undefined,
  };
};

/** Returns the fair-play maximum of the chosen competition, and a tournament’s categories; null when unknown. */
export const useRules = (options: Options) => {
  const { league, tournament } = useCompetition(options);
  const rules = league?.league.rules ?? tournament?.tournament.rules;
  return {
    fairPlayMax: rules?.fairPlay?.maxPerGame || null,
    categories: tournament?.categories ?? null,
  };
};
