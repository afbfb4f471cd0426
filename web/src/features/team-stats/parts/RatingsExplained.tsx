import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { ReactNode } from 'react';
import { formatDecimal, formatPercent, formatSignedDecimal } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { LastRatedGames } from './LastRatedGames.tsx';
import blocks from '../../../ui/blocks.module.css';

function Rewards({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  return (
    <div className={blocks.prose}>
      <h3>{title}</h3>
      <p className={blocks.strong}>{now}</p>
      <ul>{children}</ul>
    </div>
  );
}

function MarginRating({ value, error, rank, outOf }: RatingOutput) {
  const now = m.ratings_margin_now({
    rating: formatSignedDecimal(value),
    error: formatDecimal(error),
    rank,
    of: outOf,
  });
  return (
    <Rewards title={m.ratings_margin_title()} now={now}>
      <li>{m.ratings_margin_expected()}</li>
      <li>{m.ratings_margin_lowers()}</li>
      <li>{m.ratings_margin_cap()}</li>
      <li>{m.ratings_margin_why()}</li>
    </Rewards>
  );
}

function ResultsRating({ results, resultsRank, outOf }: RatingOutput) {
  const now = m.ratings_results_now({ share: formatPercent(results), rank: resultsRank, of: outOf });
  return (
    <Rewards title={m.ratings_results_title()} now={now}>
      <li>{m.ratings_results_alike()}</li>
      <li>{m.ratings_results_never()}</li>
      <li>{m.ratings_results_overtime()}</li>
    </Rewards>
  );
}

type Props = { ratings: NonNullable<TeamStatsOutput['ratings']>; season: string };

/** Explains to parents how a team's two ratings are made, with its last games as the example. */
export function RatingsExplained({ ratings: { rating, lastGames }, season }: Props) {
  const paths = usePaths();
  return (
    <div id="ratings">
      <Section
        title={m.ratings_how()}
        more={<Link href={paths.forecasts(season)}>{m.ratings_scoreboard()}</Link>}
      >
        <div className={blocks.stack}>
          <p className={blocks.prose}>{m.ratings_intro()}</p>
          <MarginRating {...rating} />
          <ResultsRating {...rating} />
          <div className={blocks.prose}>
            <h3>{m.ratings_both_title()}</h3>
            <p>{m.ratings_both()}</p>
          </div>
          <LastRatedGames games={lastGames} />
        </div>
      </Section>
    </div>
  );
}
