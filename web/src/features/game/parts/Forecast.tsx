import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatTenth } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { ChanceBar } from '../../../ui/forecast/ChanceBar.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { forecast: NonNullable<GameOutput['forecast']>; game: GameOutput['game'] };

/** The forecast made before the game, beside the score once the game is final. */
export function Forecast({ forecast, game }: Props) {
  const paths = usePaths();
  const { home, away } = game;
  const isOver = game.status === 'final' && home.goals !== null && away.goals !== null;
  return (
    <Section title={m.game_forecast()}>
      <ChanceBar
        home={{ name: home.name, chance: forecast.home }}
        away={{ name: away.name, chance: forecast.away }}
        tie={forecast.tie}
      />
      <FactList>
        <Fact name={m.game_forecast_goals()}>
          {`${formatTenth(forecast.homeGoals)} – ${formatTenth(forecast.awayGoals)}`}
        </Fact>
        {isOver && <Fact name={m.game_forecast_came()}>{`${home.goals} – ${away.goals}`}</Fact>}
      </FactList>
      <p className={blocks.note}>
        {(isOver ? m.game_forecast_meaning : m.game_forecast_meaning_yet)({
          day: formatDay(forecast.madeOn),
          home: home.name,
          away: away.name,
          homeGames: forecast.homeGames,
          awayGames: forecast.awayGames,
        })}
        {forecast.provisional && ` ${m.game_forecast_provisional()}`}
      </p>
      <Link href={paths.forecasts(game.season.slug)}>{m.game_forecast_scoreboard()}</Link>
    </Section>
  );
}
