import { usePageQuery } from '../../lib/page/page-queries.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { DateStrip } from '../../ui/date-strip/DateStrip.tsx';
import { GroupedGames } from '../../ui/game-list/GroupedGames.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';
import { liveSections } from './live-sections.ts';

/** Live games, then the day's upcoming and finished games. */
export function LiveScoresPage() {
  const paths = usePaths();
  const today = useToday();
  const scores = usePageQuery('liveScores', 'main', {
    placeholderData: keepPreviousData,
  });
  if (scores.isPending) return <Loading shape="cards" />;
  if (hasFailed(scores))
    return <Failed failure={failureOf(scores.error)} retry={() => void scores.refetch()} />;
  const { season, date, dates } = scores.data;
  const sections = liveSections(scores.data);
  return (
    <PageFrame
      title={m.live_scores_title({ season: season.slug })}
      heading={<h1>{m.nav_live_scores()}</h1>}
      description={m.live_scores_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={date && <span>{formatDay(date, 'full')}</span>}
    >
      <DateStrip days={dates} chosen={date} />
      {date === today && sections.length > 0 && scores.data.live.length === 0 && (
        <p className={blocks.note}>{m.live_scores_none_now()}</p>
      )}
      {sections.map(({ name, title, games }) => (
        <Section key={name} title={title}>
          <GroupedGames games={games} />
        </Section>
      ))}
      {sections.length === 0 && (
        <Empty title={m.live_scores_none()}>
          <Link href={paths.latestResults(season.slug)}>{m.nav_latest_results()}</Link>
          <Link href={season.path}>{m.shell_season({ season: season.slug })}</Link>
        </Empty>
      )}
    </PageFrame>
  );
}
