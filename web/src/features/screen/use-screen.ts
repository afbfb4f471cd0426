import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { ask, keyOf } from '../../lib/ask.ts';
import { useNav } from '../../lib/nav.ts';
import { usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { trpc } from '../../lib/trpc.ts';
import { gameViews } from './screen-views.ts';

/** Where no hint comes, what is shown is asked for again so often (milliseconds). */
const refetchInterval = 30_000;
/** The tables of more leagues would not come round in a game. */
const mostTables = 6;

/** What the screen shows in turn: games, then the tables of its category's leagues, or of the one that was asked for. */
export const useScreen = () => {
  const { lang, values } = usePage('screen');
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const options = { ongoingSeason, refetchInterval, placeholderData: keepPreviousData };
  const scores = usePageQuery('screen', 'main', options);
  const leagues = usePageQuery('screen', 'leagues', options);
  const client = getUntypedClient(trpc.useUtils().client);
  const sid = values.season ?? ongoingSeason;
  const shown = (leagues.data?.categories ?? [])
    .flatMap((one) => one.leagues)
    .filter(({ region }) => values.region === undefined || region.id === values.region)
    .slice(0, mostTables);
  const tables = useQueries({
    queries: shown.map(({ category, region }) => {
      const query = ask('league.table', { lang, sid: sid ?? '', cid: category.id, rid: region.id });
      return {
        queryKey: keyOf(query),
        queryFn: () => client.query(query.path, query.input) as Promise<LeagueOutput>,
        refetchInterval,
      };
    }),
  });
  return {
    scores,
    isLost: scores.isError || scores.isRefetchError,
    games: scores.data ? gameViews(scores.data, { category: values.category }) : [],
    tables: tables.flatMap(({ data }) => data ?? []).filter(({ standings }) => standings.length > 0),
    category: leagues.data?.category?.name ?? null,
  };
};
