import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import type { VenueDayOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { queryFor, keyOf } from '../../lib/http/query.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { refetchIntervalMs } from '../../lib/http/retry-without-response.ts';
import { gameViews, tableViews } from './screen-views.ts';

/** Refetch interval in ms, in case hints do not arrive. */
const everyMs = 30_000;
const refetchInterval = (query: Parameters<typeof refetchIntervalMs>[0]) =>
  refetchIntervalMs(query) || everyMs;
/** More tables would take too long to rotate through during a game. */
const mostTables = 6;

/** The games of a venue's day, the live ones apart. */
const withLive = ({ season, date, games }: VenueDayOutput) => ({
  season,
  date,
  live: games.filter(({ status }) => status === 'live'),
  games,
});

/** The rotating views: games, then the tables of the leagues of the URL's venue, or category and region. */
export const useScreen = () => {
  const { lang, values } = usePage('screen');
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const options = { ongoingSeason, refetchInterval, placeholderData: keepPreviousData };
  const scores = usePageQuery('screen', 'main', options);
  const leagues = usePageQuery('screen', 'leagues', options);
  const venue = usePageQuery('screen', 'venue', options);
  const client = getUntypedClient(trpc.useUtils().client);
  const sid = values.season ?? ongoingSeason;
  const visibleLeagues = (
    venue.data?.leagues ?? (leagues.data?.categories ?? []).flatMap((one) => one.leagues)
  )
    .filter(({ region }) => values.region === undefined || region.id === values.region)
    .slice(0, mostTables);
  const tables = useQueries({
    queries: visibleLeagues.map(({ category, region }) => {
      const query = queryFor('league.table', { lang, sid: sid ?? '', cid: category.id, rid: region.id });
      return {
        queryKey: keyOf(query),
        queryFn: () => client.query(query.path, query.input) as Promise<LeagueOutput>,
        refetchInterval,
      };
    }),
  });
  const main = values.venue === undefined ? scores : venue;
  const data = venue.data ? withLive(venue.data) : scores.data;
  return {
    main,
    data,
    isLost: main.isError || main.isRefetchError,
    games: data ? gameViews(data, { category: values.category }) : [],
    tables: tableViews(tables.flatMap(({ data: table }) => table ?? [])),
    name: venue.data?.name ?? leagues.data?.category?.name ?? null,
  };
};
