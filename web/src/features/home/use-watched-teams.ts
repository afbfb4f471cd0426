import type { Watched, WatchedTeam } from '@rondelle/contracts/following/following.outputs.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/http/failure.ts';
import { storeMyTeams, myTeams } from '../../lib/member/my-teams.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { today } from '../../lib/format/today.ts';
import { trpc } from '../../lib/http/trpc.ts';

const isLive = ({ next }: Watched) => next?.status === 'live';

const useWatched = (eids: readonly number[]) => {
  const { lang } = usePageLocation();
  const [on] = useState(today);
  return trpc.team.watched.useQuery(
    { lang, eids: [...eids], on },
    { placeholderData: keepPreviousData, enabled: eids.length > 0 },
  );
};

/** The paths of the leagues of the reader's teams; none until they are loaded. */
export const useMyLeagues = (eids: readonly number[]): readonly string[] =>
  useWatched(eids).data?.teams.flatMap(({ league }) => league?.path ?? []) ?? [];

const mostTables = 3;

/** The first of the reader's teams in each table; null until they are loaded, none when they cannot be. */
export const useMyTables = (eids: readonly number[]): readonly WatchedTeam[] | null => {
  const { data, isError } = useWatched(eids);
  if (!data) return isError ? [] : null;
  const teams = data.teams.filter(({ league, around = [] }) => league && around.length > 0);
  const leagues = teams.map(({ league }) => league?.path);
  return teams.filter((_, at) => leagues.indexOf(leagues[at]) === at).slice(0, mostTables);
};

/** The current state of the reader's teams in one query, fetched again whenever `loadedAt` changes. */
export const useWatchedTeams = (eids: readonly number[], loadedAt: number) => {
  const query = useWatched(eids);
  const first = useRef(loadedAt);
  const { refetch, data, isPlaceholderData } = query;
  useEffect(() => {
    if (first.current === loadedAt) return;
    first.current = loadedAt;
    void refetch();
  }, [loadedAt, refetch]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    // Removes teams that were deleted or merged into others from “my teams”.
    const there = new Set(data.teams.map(({ id }) => id));
    const requested = new Set(eids);
    if (eids.some((id) => !there.has(id)))
      storeMyTeams(myTeams().filter((id) => there.has(id) || !requested.has(id)));
  }, [data, isPlaceholderData, eids]);
  const teams = data?.teams.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a))) ?? null;
  return {
    teams,
    failure: query.isError && !teams ? failureOf(query.error) : null,
    retry: () => void refetch(),
  };
};
