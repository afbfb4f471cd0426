import { Fragment } from 'react';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { GameList } from '../../ui/game-list/GameList.tsx';
import { hasResult } from '../../ui/game-words/game-words.ts';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EmbedFrame } from './parts/EmbedFrame.tsx';
import { PartTitle } from './parts/PartTitle.tsx';

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
  const others = games.filter((game) => !ids.has(game.id) && isWanted(game));
  const parts = [
    { title: m.live_scores_now(), games: live.filter(isWanted) },
    { title: m.live_scores_to_come(), games: others.filter((game) => !hasResult(game)) },
    { title: m.live_scores_ended(), games: others.filter(hasResult) },
  ].filter((part) => part.games.length > 0);
  return (
    <EmbedFrame
      title={m.live_scores_title({ season: season.slug })}
      facts={date && formatDay(date, 'full')}
      path={paths.liveScores(season.slug)}
    >
      {parts.map(({ title, games: members }) => (
        <Fragment key={title}>
          <PartTitle>{title}</PartTitle>
          <GameList games={members} showVenue={false} showToCome={false} />
        </Fragment>
      ))}
      {parts.length === 0 && <p>{m.embed_none_live()}</p>}
    </EmbedFrame>
  );
}
