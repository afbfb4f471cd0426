import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import type { LeaderMeasure } from '../../ui/leaders/leader-value.tsx';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

/** Explains a measure in words for parents. */
export function MeasureExplained({ by }: { by: LeaderMeasure }) {
  const paths = usePaths();
  const { season } = usePage('leaderboard');
  return (
    <aside className={`${blocks.note} ${blocks.prose}`}>
      {by === 'rating' || by === 'results' ? (
        <>
          <p>{by === 'rating' ? m.leaderboard_rating_what() : m.leaderboard_results_what()}</p>
          <p>{m.leaderboard_rating_connected()}</p>
          <p>{m.leaderboard_rating_provisional()}</p>
          <p>
            <Link href={paths.ratings(season)}>{m.team_ratings_link()}</Link>
          </p>
          <p>
            <Link href={paths.forecasts(season)}>{m.game_forecast_scoreboard()}</Link>
          </p>
        </>
      ) : (
        <p>{m.leaderboard_counted()}</p>
      )}
    </aside>
  );
}
