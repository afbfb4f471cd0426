import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { ReactNode } from 'react';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { Crest } from '../crest/Crest.tsx';
import { OutcomePill } from '../form-pills/OutcomePill.tsx';
import { opponentOf, outcomeFor, showsVenue } from '../game-words/game-words.ts';
import { useVenueSeason } from '../geography/use-venue-season.ts';
import { VenueLink } from '../geography/VenueLink.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import classes from './game-line.module.css';
import blocks from '../blocks.module.css';
import { Ordinals } from '../ordinals/Ordinals.tsx';

type Props = {
  label: string;
  /** Beside the label. */
  beside?: ReactNode;
  game: GameCard;
  teamId: number;
  /** The score, or the day and time. */
  children: ReactNode;
  fact?: string;
  /** Links to the venue after the fact. */
  showVenue?: boolean;
  more?: ReactNode;
};

/** A team's last or next game: the opponent, with the score or the day at the right, and below a fact and the venue. */
export function GameLine({ label, beside, game, teamId, children, fact, showVenue, more }: Props) {
  const opponent = opponentOf(game, teamId);
  const outcome = outcomeFor(game, teamId);
  const inSeason = useVenueSeason(seasonOf(usePageLocation()));
  const hasVenue = showVenue && showsVenue(game);
  return (
    <div className={`${blocks.covered} ${classes.line}`}>
      <Link href={game.path} className={`${blocks.whole} ${blocks.split}`}>
        <span className={`${blocks.across} ${blocks.ends} ${blocks.label}`}>
          <span data-status={game.status}>
            <Ordinals text={label} />
          </span>
          {beside && <span>{beside}</span>}
        </span>
        <Box component="span" className={`${blocks.beside} ${blocks.tight}`} fz="0.9375rem">
          {outcome && <OutcomePill outcome={outcome} />}
          <Crest team={opponent} />
          <TeamName name={opponent.name} />
        </Box>
        <Box component="span" className={blocks.strong ?? ''} ta="end" data-status={game.status}>
          {children}
        </Box>
      </Link>
      {(fact || hasVenue) && (
        <div className={blocks.note}>
          {fact}
          {fact && hasVenue && ' · '}
          {hasVenue && (
            <VenueLink game={game} inSeason={inSeason} className={`${blocks.above} ${blocks.cut}`} />
          )}
        </div>
      )}
      {more}
    </div>
  );
}
