import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { formatNumber, formatTenth } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { ChanceLine } from '../../../ui/forecast/ChanceLine.tsx';
import { formatFirstFour, formatPlayoffs } from '../../../ui/forecast/format-share.ts';
import { possibleWords } from '../../../ui/forecast/possible-words.ts';
import { RankBars } from '../../../ui/forecast/RankBars.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

/** The forecast of the team's final rank; nothing when no games are left. */
export function TeamForecast() {
  const { data } = usePageQuery('team', 'forecast');
  const forecast = data?.forecast;
  if (!forecast) return null;
  const { league, expectedPoints, points, firstFour, playoffs, possible, magicNumber, chances, line } =
    forecast;
  return (
    <Section
      title={m.team_forecast()}
      more={<Link href={`${league.path}?view=forecast`}>{m.team_forecast_league()}</Link>}
    >
      <RankBars chances={chances} />
      {line.length > 1 && (
        <ChanceLine
          line={line}
          now={playoffs?.chance ?? firstFour}
          target={playoffs ? 'playoffs' : 'firstFour'}
        />
      )}
      <FactList>
        {playoffs ? (
          <Fact name={m.league_odds_long()}>{formatPlayoffs(playoffs)}</Fact>
        ) : (
          <Fact name={m.league_forecast_first_four()}>{formatFirstFour(firstFour, possible)}</Fact>
        )}
        <Fact name={m.league_forecast_points()}>
          {`${formatTenth(expectedPoints)} (${m.league_forecast_now({ points: formatNumber(points) })})`}
        </Fact>
        <Fact name={m.league_forecast_possible()}>{possibleWords(possible)}</Fact>
        {magicNumber !== null && magicNumber > 0 && (
          <Fact name={m.league_forecast_magic()}>{formatNumber(magicNumber)}</Fact>
        )}
      </FactList>
    </Section>
  );
}
