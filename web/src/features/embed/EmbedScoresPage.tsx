import { failureOf } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SmallGames } from '../../ui/small/SmallGames.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';

/** Live games and those of the day inside another site, of all categories or of one. */
export function EmbedScoresPage() {
  const { values } = usePage('embedScores');
  const paths = usePaths();
  const query = usePageQuery('embedScores', 'main');
  if (query.isPending) return <Loading shape="cards" />;
  if (query.isError) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, date, live, games } = query.data;
  const isAsked = ({ category }: (typeof games)[number]) =>
    values.category === undefined || category.id === values.category;
  const ids = new Set(live.map(({ id }) => id));
  const all = [...live, ...games.filter(({ id }) => !ids.has(id))].filter(isAsked);
  return (
    <EmbedFrame
      title={m.live_scores_title({ season: season.slug })}
      facts={date && formatDay(date, 'full')}
      path={paths.liveScores(season.slug)}
    >
      {all.length > 0 ? <SmallGames games={all} /> : <p>{m.embed_none_live()}</p>}
    </EmbedFrame>
  );
}
