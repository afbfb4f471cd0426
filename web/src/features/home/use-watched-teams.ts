import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/failure.ts';
import { keepMyTeams, myTeams } from '../../lib/my-teams.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';

const todayInQuebec = () => dayInQuebec(new Date().toISOString());

const isLive = ({ next }: Watched) => next?.status === 'live';

/** The reader's teams as they stand, asked for in one question; anew whenever the page around them is. */
export const useWatchedTeams = (eids: readonly number[], askedAt: number) => {
  const { lang } = usePageLocation();
  const [on] = useState(todayInQuebec);
  const query = trpc.team.watched.useQuery(
    { lang, eids: [...eids], on },
    { placeholderData: keepPreviousData },
  );
  const first = useRef(askedAt);
  const { refetch, data, isPlaceholderData } = query;
  useEffect(() => {
    if (first.current === askedAt) return;
    first.current = askedAt;
    void refetch();
  }, [askedAt, refetch]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    // Teams that are no more, or were merged into others, are no longer kept.
    const there = new Set(data.teams.map(({ id }) => id));
    const asked = new Set(eids);
    if (eids.some((id) => !there.has(id)))
      keepMyTeams(myTeams().filter((id) => there.has(id) || !asked.has(id)));
  }, [data, isPlaceholderData, eids]);
  const teams = data?.teams.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a))) ?? null;
  return {
    teams,
    failure: query.isError && !teams ? failureOf(query.error) : null,
    retry: () => void refetch(),
  };
};
