import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { RecordName } from '@rondelle/contracts/competition/lists.ts';
import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { useUpcoming } from '../../../ui/game-list/upcoming-games.ts';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Sources } from '../../../ui/page-frame/Sources.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Columns } from '../../../ui/page-frame/Columns.tsx';
import { PolicyNote } from '../../../ui/policy/PolicyNote.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { PointsChart } from '../../../ui/points-chart/PointsChart.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { LazySuspense } from '../../../ui/states/LazySuspense.tsx';
import { LikelyFirst } from '../lazy-views.ts';
import { hasForecast } from '../playoff-chances.ts';
import { Movers } from './Movers.tsx';
import { LeagueTable } from './LeagueTable.tsx';

/** Number of games in each list of the page. */
const visibleCount = 8;

type Props = { output: LeagueOutput; record: RecordName; sort: string | null };

/** The next games, those without a result, and the latest. */
function Games({ output: { league, latest, upcoming } }: Pick<Props, 'output'>) {
  const pageLocation = usePageLocation();
  const { toCome, awaited } = useUpcoming(upcoming, visibleCount);
  const allGames = <Link href={withSearch(pageLocation, { view: 'games' })}>{m.league_all_games()}</Link>;
  return (
    <>
      {toCome.length > 0 && (
        <Section title={m.league_upcoming()} more={allGames}>
          <GameList games={toCome} showDate />
        </Section>
      )}
      {awaited.length > 0 && (
        <Section title={m.games_awaited()} more={allGames}>
          <GameList games={awaited} showDate />
        </Section>
      )}
      {policyAllows(league.category.shows, 'scores') && (
        <Section title={m.league_latest()} more={allGames}>
          {latest.length > 0 ? (
            <GameList games={latest.slice(0, visibleCount)} showDate />
          ) : (
            <Empty title={m.league_no_games()}>
              <FormLink form="add-game">{m.game_form_add()}</FormLink>
            </Empty>
          )}
        </Section>
      )}
    </>
  );
}

/** The table with its controls and the chart; beside them, or below, the games. */
export function LeagueOverview({ output, record, sort }: Props) {
  const { league, standings, teams, chart, playoffs, position } = output;
  const hasTable = policyAllows(league.category.shows, 'tables');
  return (
    <>
      <PolicyNote category={league.category} />
      <Columns
        late
        main={
          <>
            {hasTable ? (
              <LeagueTable output={output} record={record} sort={sort} />
            ) : (
              <Section title={m.nav_teams()}>
                <LinkList items={teams} />
              </Section>
            )}
            <PointsChart
              chart={chart}
              teams={standings.map(({ team }) => team)}
              lastRank={playoffs?.lastRank ?? null}
            />
          </>
        }
        aside={
          <>
            <Games output={output} />
            {hasTable && hasForecast(output) && (
              <LazySuspense>
                <LikelyFirst />
              </LazySuspense>
            )}
            {hasTable && <Movers standings={standings} />}
          </>
        }
      />
      <Sources position={position} />
    </>
  );
}
