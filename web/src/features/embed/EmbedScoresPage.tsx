import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { GameList } from '../../ui/game-list/GameList.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';

/** Live games and the day's games for another site, of all categories or of one. */
export function EmbedScoresPage() {
  const { values } = usePage('embedScores');
  const paths = usePaths();
  const query = usePageQuery('embedScores', 'main');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, date, live, games } = query.data;
  const isWanted = ({ category }: (typeof games)[number]) =>
    values.category === undefined || category.id === values.category;
  const ids = new Set(live.map(({ id }) => id));
  const all = [...live, ...games.filter(({ id }) => !ids.has(id))].filter(isWanted);
  return (
    <EmbedFrame
      title={m.live_scores_title({ season: season.slug })}
      facts={date && formatDay(date, 'full')}
      path={paths.liveScores(season.slug)}
    >
      {all.length > 0 ? <GameList games={all} showVenue={false} /> : <p>{m.embed_none_live()}</p>}
    </EmbedFrame>
  );
}
