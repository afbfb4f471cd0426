import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { InfoPopover } from '../../../ui/info-popover/InfoPopover.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { RatingValue } from '../../../ui/rating/RatingValue.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The power rating with its error, what it means, and the team's place by it among those it can be compared with. */
export function Rating({ rating }: { rating: RatingOutput }) {
  return (
    <Section title={m.measure_rating()}>
      <div className={blocks.big}>
        <RatingValue rating={rating} />{' '}
        <InfoPopover id="about-rating" label={m.rating_what()} title={m.measure_rating()}>
          <p>{m.leaderboard_rating_what()}</p>
          <p>{m.leaderboard_rating_connected()}</p>
          <p>{m.leaderboard_rating_provisional()}</p>
        </InfoPopover>
      </div>
      <p>{m.team_rating_rank({ rank: rating.rank, of: rating.outOf })}</p>
      <p className={blocks.note}>
        {m.team_rating_games({ count: rating.games })}. {m.team_rating_meaning()}
        {rating.provisional && ` ${m.rating_provisional_long()}.`}
      </p>
    </Section>
  );
}
