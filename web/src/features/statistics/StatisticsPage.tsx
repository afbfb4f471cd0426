import type { StatisticsOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDecimal, formatNumber } from '../../lib/format/format.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths, withSearch } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { BarTable } from '../../ui/bars/BarTable.tsx';
import { type Figure, Figures } from '../../ui/figures/Figures.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SeasonFigures } from './SeasonFigures.tsx';
import blocks from '../../ui/blocks.module.css';

const figuresOf = (counts: StatisticsOutput['total'], goalsPerGame: number | null = null): Figure[] => [
  { label: m.statistics_games(), value: formatNumber(counts.finals), main: true },
  { label: m.statistics_goals(), value: formatNumber(counts.goals) },
  ...(goalsPerGame === null
    ? []
    : [{ label: m.statistics_goals_per_game(), value: formatDecimal(goalsPerGame) }]),
  { label: m.nav_teams(), value: formatNumber(counts.teams) },
  { label: m.nav_leagues(), value: formatNumber(counts.leagues) },
  { label: m.nav_tournaments(), value: formatNumber(counts.tournaments) },
];

/** Figures and charts of one season and of all seasons. */
export function StatisticsPage() {
  const paths = usePaths();
  const location = usePageLocation();
  const ongoing = useNav()?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('statistics', 'main', { ongoingSeason: ongoing });
  if (query.isPending) return <Loading shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { current, seasons, total } = query.data;
  const withGames = seasons.filter(({ counts }) => counts.finals > 0);
  return (
    <PageFrame title={m.statistics_title()} description={m.statistics_description()}>
      {!current && (
        <Empty title={m.home_no_season()}>
          <Link href={paths.home()}>{m.state_go_home()}</Link>
        </Empty>
      )}
      {current && (
        <Section
          title={m.shell_season({ season: current.season.slug })}
          more={<Link href={current.season.path}>{m.statistics_to_season()}</Link>}
        >
          <Figures figures={figuresOf(current.counts, current.goalsPerGame)} />
        </Section>
      )}
      {current && <SeasonFigures statistics={current} />}
      {withGames.length > 0 && (
        <Section
          title={m.statistics_all_time()}
          more={<Link href={paths.timeline()}>{m.timeline_title()}</Link>}
        >
          <Figures figures={figuresOf(total)} />
          <p className={blocks.apart}>{m.statistics_all_time_note()}</p>
          <BarTable
            caption={m.statistics_by_season()}
            bars={withGames.map(({ season, counts }) => ({
              key: season.slug,
              label: <Link href={withSearch(location, { season: season.slug })}>{season.slug}</Link>,
              value: counts.finals,
              text: m.games_count({ count: counts.finals }),
              marked: season.slug === current?.season.slug,
            }))}
          />
        </Section>
      )}
    </PageFrame>
  );
}
