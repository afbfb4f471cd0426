import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { formatTime } from '../../lib/format/format.ts';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import blocks from '../blocks.module.css';
import classes from '../game-list/game-list.module.css';
import { venueWords } from '../game-words/game-words.ts';
import { VenueLink } from '../geography/VenueLink.tsx';
import { useVenueSeason } from '../geography/use-venue-season.ts';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { bracketPlaceName, slotName } from './bracket-place-words.ts';

type Props = { games: readonly BracketGame[]; planned: readonly BracketGame[] };

/** The team once it is certain, otherwise its bracket place. */
function Side({ side, planned }: { side: BracketSide; planned: readonly BracketGame[] }) {
  return side.state === 'decided' && side.team ? (
    <TeamName name={side.team.name} />
  ) : (
    <span>
      <Ordinals text={bracketPlaceName(side.place, planned)} />
    </span>
  );
}

const crestOf = ({ state, team }: BracketSide) => state === 'decided' && team && <Crest team={team} />;

const inOrderOfTime = (one: BracketGame, other: BracketGame): number =>
  (one.time ?? '').localeCompare(other.time ?? '');

/** Knock-out games of a day whose teams are not known yet, as the schedule has its games. */
export function PlannedGames({ games, planned }: Props) {
  const inSeason = useVenueSeason(seasonOf(usePageLocation()));
  return (
    <ul className={`${blocks.surface} ${classes.list}`}>
      {games.toSorted(inOrderOfTime).map((game, at) => (
        <li key={at} className={classes.item}>
          <div className={classes.game}>
            <span className={classes.state}>{slotName(game)}</span>
            <span className={classes.home}>
              <Side side={game.home} planned={planned} />
              {crestOf(game.home)}
            </span>
            <span className={classes.time}>
              {game.time ? formatTime(game.time) : m.game_status_to_come_short()}
            </span>
            <span className={classes.away}>
              {crestOf(game.away)}
              <Side side={game.away} planned={planned} />
            </span>
            {venueWords(game) !== '' && (
              <span className={classes.facts}>
                <VenueLink game={game} inSeason={inSeason} className={`${blocks.above} ${blocks.cut}`} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
