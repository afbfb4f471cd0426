import { presetNames, type RecordName } from '@rondelle/contracts/competition/lists.ts';
import { isShownUnder } from '@rondelle/contracts/competition/category-policy.ts';
import type { leagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { z } from 'zod';
import { usePaths, usePageLocation, withSearch } from '../../../lib/page-location.ts';
import { supposingAt } from '../../../lib/what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { AsOfForm } from '../../../ui/as-of/AsOfForm.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { LogPosition } from '../../../ui/link/LogPosition.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { PolicyNote } from '../../../ui/policy/PolicyNote.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { PointsChart } from '../../../ui/points-chart/PointsChart.tsx';
import { Legend } from '../../../ui/standings-table/Legend.tsx';
import { RecordToggle } from '../../../ui/standings-table/RecordToggle.tsx';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Certainties } from './Certainties.tsx';
import { Divisions } from './Divisions.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { answer: z.infer<typeof leagueOutput>; record: RecordName; sort: string | null };

/** The table with its controls, then the chart, the latest results and the next games. */
export function LeagueOverview({
  answer: { league, asOf, standings, teams, certainties, chart, latest, upcoming, position },
  record,
  sort,
}: Props) {
  const pageLocation = usePageLocation();
  const paths = usePaths();
  const shows = league.category.shows ?? 'everything';
  // What is not of now says so above the table; the way to it stands below.
  const isThen = asOf.playedBy !== null || asOf.knownAt !== null;
  const allGames = <Link href={withSearch(pageLocation, { view: 'games' })}>{m.league_all_games()}</Link>;
  const tools = (
    <span className={blocks.line}>
      {league.scheduled > 0 && isShownUnder(shows, 'everything') && (
        <Link href={withSearch(pageLocation, { view: 'forecast' })}>{m.league_forecast()}</Link>
      )}
      <Link href={withSearch(pageLocation, { why: '1' })}>{m.why_link()}</Link>
      <Link href={supposingAt(pageLocation, '')}>{m.whatif_link()}</Link>
      <Link href={withSearch(pageLocation, { rules: presetNames[0] })}>{m.rules_link()}</Link>
    </span>
  );
  return (
    <>
      <PolicyNote category={league.category} />
      {isShownUnder(shows, 'tables') ? (
        <Section title={m.league_standings()} more={tools}>
          <div className={blocks.ends}>
            <Divisions league={league} />
            <RecordToggle record={record} />
          </div>
          {isThen && <AsOfForm asOf={asOf} />}
          {standings.length > 0 ? (
            <StandingsTable
              caption={m.league_caption({ league: league.name, season: league.season.slug })}
              rows={standings}
              rules={league.rules}
              record={record}
              sort={sort}
              certainties={certainties}
            />
          ) : (
            <Empty title={m.league_no_teams()}>
              <FormLink form="league-teams" about={league.id}>
                {m.entries_form()}
              </FormLink>
              <Link href={paths.leagues(league.season.slug)}>{m.league_see_others()}</Link>
            </Empty>
          )}
          {standings.length > 0 && <Legend rules={league.rules} />}
          {certainties.length > 0 && <Certainties certainties={certainties} />}
          {!isThen && <AsOfForm asOf={asOf} />}
          <LogPosition position={position} />
        </Section>
      ) : (
        <Section title={m.nav_teams()}>
          <LinkList items={teams} />
        </Section>
      )}
      <PointsChart chart={chart} teams={standings.map(({ team }) => team)} />
      {upcoming.length > 0 && (
        <Section title={m.league_upcoming()} more={allGames}>
          <GameList games={upcoming} showDate />
        </Section>
      )}
      {isShownUnder(shows, 'scores') && (
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
