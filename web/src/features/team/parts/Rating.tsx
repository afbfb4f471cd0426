import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import { formatPercentTenth, formatSignedDecimal } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { usePage, usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { InfoPopover } from '../../../ui/info-popover/InfoPopover.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';
import { RatingValue } from '../../../ui/rating/RatingValue.tsx';
import blocks from '../../../ui/blocks.module.css';

const signed = (value: number | null): string => (value === null ? '–' : formatSignedDecimal(value));

type Props = { rating: RatingOutput; team: TeamOutput['team'] } & Pick<TeamOutput, 'schedule'>;

/** The rating with its margin of error, an explanation, and the team's rank among comparable teams. */
export function Rating({ rating, schedule, team }: Props) {
  const paths = usePaths();
  const { season } = usePage('team');
  return (
    <Section
      title={m.measure_rating()}
      more={<Link href={team.statsPath}>{m.team_rating_games_link()}</Link>}
    >
      <div className={blocks.big}>
        <RatingValue rating={rating} withUnit />{' '}
        <InfoPopover id="about-rating" label={m.rating_what()} title={m.measure_rating()}>
          <p>{m.leaderboard_rating_what()}</p>
          <p>{m.leaderboard_results_what()}</p>
        </InfoPopover>
      </div>
      <p>
        <Ordinals text={m.team_rating_rank({ rank: formatOrdinal(rating.rank), of: rating.outOf })} />
      </p>
      <p>
        {m.team_results_rating({
          share: formatPercentTenth(rating.results),
          rank: rating.resultsRank,
          of: rating.outOf,
        })}
      </p>
      <p>{m.rating_schedule({ played: signed(schedule.played), toCome: signed(schedule.toCome) })}</p>
      <p className={blocks.note}>
        {m.team_rating_games({ count: rating.games })}.
        {rating.provisional && ` ${m.rating_provisional_long()}.`}
      </p>
      <p>
        <Link href={`${paths.ratings(season)}?team=${team.id}`}>{m.team_ratings_link()}</Link>
      </p>
    </Section>
  );
}
