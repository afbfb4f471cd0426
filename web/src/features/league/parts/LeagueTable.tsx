import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { presetNames, type RecordName } from '@rondelle/contracts/competition/lists.ts';
import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { usePaths, usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { scenarioAddress } from '../what-if.ts';
import { m } from '../../../paraglide/messages.js';
import { AsOf } from '../../../ui/as-of/AsOf.tsx';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { PlayoffLegend } from '../../../ui/standings-table/PlayoffLegend.tsx';
import { Legend } from '../../../ui/standings-table/Legend.tsx';
import { RecordToggle } from '../../../ui/standings-table/RecordToggle.tsx';
import { rowAboveLine } from '../../../ui/standings-table/playoff-line.ts';
import { StandingsTable } from '../../../ui/standings-table/StandingsTable.tsx';
import { Certainties, explained } from '../../../ui/certainties/Certainties.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { usePlayoffChances } from '../use-playoff-chances.ts';
import { Divisions } from './Divisions.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { output: LeagueOutput; record: RecordName; sort: string | null };

/** Links to views that are computed from the table. */
function Tools({ league, forecast }: Pick<LeagueOutput, 'league'> & { forecast: string }) {
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
export function LeagueTable({ output, record, sort }: Props) {
  const { league, asOf, standings, certainties, playoffs } = output;
  const paths = usePaths();
  const chances = usePlayoffChances(output);
  const forecast = withSearch(usePageLocation(), { view: 'forecast' });
  // An earlier table has the date form above it, so that readers notice; a current one has it below.
  const isThen = asOf.playedBy !== null || asOf.knownAt !== null;
  return (
    <Section title={m.league_standings()} more={<Tools league={league} forecast={forecast} />}>
      <div className={blocks.ends}>
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
          certainties={explained(certainties)}
          playoffs={playoffs}
          chances={chances}
        />
      ) : (
        <Empty title={m.league_no_teams()}>
          <FormLink form="league-teams" about={league.id}>
            {m.entries_form()}
          </FormLink>
          <Link href={paths.leagues(league.season.slug)}>{m.league_see_others()}</Link>
        </Empty>
      )}
      {standings.length > 0 && playoffs && (
        <PlayoffLegend
          tables={[{ playoffs, hasLine: sort === null && rowAboveLine(standings, playoffs) !== undefined }]}
          of="league"
        >
          {chances && (
            <li>
              <strong>{m.league_odds_label()}</strong> {m.league_odds_what()}
            </li>
          )}
        </PlayoffLegend>
      )}
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
