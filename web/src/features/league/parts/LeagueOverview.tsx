import { presetNames, type RecordName } from '@rondelle/contracts/competition/lists.ts';
import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { leagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { z } from 'zod';
import { usePaths, usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { scenarioAddress } from '../what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { AsOf } from '../../../ui/as-of/AsOf.tsx';
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
import { PlayoffLegend } from '../../../ui/standings-table/PlayoffLegend.tsx';
import { Legend } from '../../../ui/standings-table/Legend.tsx';
import { RecordToggle } from '../../../ui/standings-table/RecordToggle.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { Certainties } from '../../../ui/certainties/Certainties.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Divisions } from './Divisions.tsx';
import { Movers } from './Movers.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Number of upcoming games on the page. */
const visibleCount = 8;

type Output = z.infer<typeof leagueOutput>;
type Props = { output: Output; record: RecordName; sort: string | null };

/** Links to views that are computed from the table. */
function Tools({ league, forecast }: Pick<Output, 'league'> & { forecast: string }) {
  const pageLocation = usePageLocation();
  return (
    <span className={blocks.line}>
      {league.scheduled > 0 && policyAllows(league.category.shows, 'everything') && (
        <Link href={forecast}>{m.league_forecast()}</Link>
      )}
      <Link href={withSearch(pageLocation, { why: '1' })}>{m.why_link()}</Link>
      <Link href={scenarioAddress(pageLocation, '')}>{m.whatif_link()}</Link>
      <Link href={withSearch(pageLocation, { rules: presetNames[0] })}>{m.rules_link()}</Link>
    </span>
  );
}

/** The table with its controls and certainties. */
function LeagueTable({ output: { league, asOf, standings, certainties, playoffs }, record, sort }: Props) {
  const paths = usePaths();
  const forecast = withSearch(usePageLocation(), { view: 'forecast' });
  // An earlier table has the date form above it, so that readers notice; a current one has it below.
  const isThen = asOf.playedBy !== null || asOf.knownAt !== null;
  return (
    <Section title={m.league_standings()} more={<Tools league={league} forecast={forecast} />}>
      <div className={`${blocks.ends} ${blocks.swiped}`}>
        <Divisions league={league} />
        <RecordToggle record={record} />
      </div>
      {isThen && <AsOf asOf={asOf} />}
      {standings.length > 0 ? (
        <StandingsTable
          caption={m.league_caption({ league: league.name, season: league.season.slug })}
          rows={standings}
          rules={league.rules}
          record={record}
          sort={sort}
          certainties={certainties}
          playoffs={playoffs}
        />
      ) : (
        <Empty title={m.league_no_teams()}>
          <FormLink form="league-teams" about={league.id}>
            {m.entries_form()}
          </FormLink>
          <Link href={paths.leagues(league.season.slug)}>{m.league_see_others()}</Link>
        </Empty>
      )}
      {standings.length > 0 && playoffs && <PlayoffLegend playoffs={playoffs} of="league" />}
      {standings.length > 0 && <Legend rules={league.rules} />}
      <Certainties
        certainties={certainties}
        countsFairPlay={league.rules.fairPlay?.countsInTotal === true}
        forecast={forecast}
      />
      {!isThen && <AsOf asOf={asOf} />}
    </Section>
  );
}

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
            <GameList games={latest} showDate />
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
  const { league, standings, teams, chart, position } = output;
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
            <PointsChart chart={chart} teams={standings.map(({ team }) => team)} />
          </>
        }
        aside={
          <>
            <Games output={output} />
            {hasTable && <Movers standings={standings} />}
          </>
        }
      />
      <Sources position={position} />
    </>
  );
}
