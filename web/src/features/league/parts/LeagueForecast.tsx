import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageLocation, usePaths, withSearch } from '../../../lib/page/page-location.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { BiggestGames } from '../../../ui/forecast/BiggestGames.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { PlayoffLegend } from '../../../ui/standings-table/PlayoffLegend.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { HeatTable } from './HeatTable.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The forecast of the league's final ranks. */
export function LeagueForecast({ playoffs }: Pick<LeagueOutput, 'playoffs'>) {
  const pageLocation = usePageLocation();
  const paths = usePaths();
  const query = usePageQuery('league', 'forecast');
  if (query.isPending) return <Loading shape="table" rows={10} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, gamesToCome, simulations, teams, biggest } = query.data;
  const isNarrowed = teams.some(
    ({ possible }) => possible !== null && (possible.best > 1 || possible.worst < teams.length),
  );
  const back = <Link href={withSearch(pageLocation, { view: null })}>{m.league_back_to_table()}</Link>;
  return (
    <Section title={m.league_forecast()} more={back}>
      {gamesToCome === 0 ? (
        <Empty title={m.league_forecast_none()} body={m.league_forecast_none_why()} />
      ) : (
        <>
          <p className={blocks.note}>
            {m.league_forecast_how({
              games: formatNumber(gamesToCome),
              simulations: formatNumber(simulations),
            })}
          </p>
          <HeatTable teams={teams} lastRank={playoffs?.lastRank ?? null} isNarrowed={isNarrowed} />
          {playoffs && (
            <PlayoffLegend
              tables={[{ playoffs: { ...playoffs, marks: [] }, hasLine: playoffs.lastRank !== null }]}
              of="league"
            />
          )}
          <details className={blocks.fold}>
            <summary>{m.legend_title()}</summary>
            <div className={`${blocks.note} ${blocks.prose}`}>
              <ul>
                {isNarrowed && (
                  <>
                    <li>{m.league_forecast_possible_what()}</li>
                    <li>{m.league_forecast_magic_what()}</li>
                  </>
                )}
                <li>{m.league_forecast_ties()}</li>
              </ul>
            </div>
          </details>
          {biggest.length > 0 && (
            <>
              <h3>{m.stakes_biggest()}</h3>
              <BiggestGames games={biggest} />
            </>
          )}
          <Link href={paths.forecasts(season.slug)}>{m.game_forecast_scoreboard()}</Link>
        </>
      )}
    </Section>
  );
}
