import { contracted } from '../../../lib/format/contracted.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatTenth } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { ChanceBar } from '../../../ui/forecast/ChanceBar.tsx';
import { winnerOf } from '../../../ui/game-words/game-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { forecast: NonNullable<GameOutput['forecast']>; game: GameOutput['game'] };

const isOver = ({ status, home, away }: GameOutput['game']): boolean =>
  status === 'final' && home.goals !== null && away.goals !== null;

/** The result, and whether the favourite won. */
const resultWords = ({ forecast, game }: Props): string => {
  const { home, away } = game;
  const winner = winnerOf(game);
  const favourite = forecast.home >= forecast.away ? 'home' : 'away';
  const result = m.game_forecast_result({ home: String(home.goals), away: String(away.goals) });
  if (winner === null) return `${result} ${m.game_forecast_level()}`;
  return `${result} ${winner === favourite ? m.game_forecast_favourite_won() : m.game_forecast_favourite_lost()}`;
};

/** The basis of the forecast; folded, because few readers need it. */
function Basis({ forecast, game }: Props) {
  const words = isOver(game) ? m.game_forecast_meaning : m.game_forecast_meaning_yet;
  return (
    <details className={blocks.fold}>
      <summary>{m.game_forecast_basis()}</summary>
      <p className={blocks.note}>
        {words({
          day: formatDay(forecast.madeOn),
          ofHome: contracted(game.home.name),
          ofAway: contracted(game.away.name),
          homeGames: forecast.homeGames,
          awayGames: forecast.awayGames,
        })}
      </p>
    </details>
  );
}

/** The forecast made before the game and, once the game is final, whether it was right. */
export function Forecast({ forecast, game }: Props) {
  const paths = usePaths();
  const { home, away } = game;
  return (
    <Section
      title={isOver(game) ? m.game_forecast() : m.game_forecast_title()}
      more={<Link href={paths.forecasts(game.season.slug)}>{m.game_forecast_ours()}</Link>}
    >
      <ChanceBar
        home={{ name: home.name, chance: forecast.home }}
        away={{ name: away.name, chance: forecast.away }}
        tie={forecast.tie}
      />
      <p>
        {m.game_forecast_expected({
          home: formatTenth(forecast.homeGoals),
          away: formatTenth(forecast.awayGoals),
        })}
        {isOver(game) && ` ${resultWords({ forecast, game })}`}{' '}
        <span className={blocks.note}>
          {isOver(game) && m.game_forecast_made({ day: formatDay(forecast.madeOn) })}
          {forecast.provisional && ` ${m.game_forecast_provisional()}`}
        </span>
      </p>
      <Basis forecast={forecast} game={game} />
    </Section>
  );
}
