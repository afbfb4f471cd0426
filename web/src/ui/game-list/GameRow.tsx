import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { factsOf, stateWords, winnerOf } from '../game-words/game-words.ts';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import { RowFacts } from './RowFacts.tsx';
import { Score } from './Score.tsx';

export type GameRowProps = {
  game: GameCard;
  showDate?: boolean;
  /** With the year, for lists over several seasons. */
  showYear?: boolean;
  showCompetition?: boolean;
  /** False when a heading already names the stage. */
  showStage?: boolean;
  /** Shows the venue of a game that is not over, as a link of its own. */
  showVenue?: boolean;
  /** Adds the season to the path of the venue. */
  inSeason: (path: string) => string;
  /** False when a heading already states that the games are to come. */
  showToCome?: boolean;
};

/**
 * One game in a row with the score in the middle, home on the left and away on the right. The whole row but the
 * venue links to the game; games of my teams are marked.
 */
export function GameRow({
  game,
  showDate = false,
  showYear = false,
  showCompetition = false,
  showStage = true,
  showVenue = true,
  inSeason,
  showToCome = true,
}: GameRowProps) {
  const mine = useMyTeams();
  const today = useToday();
  const winner = winnerOf(game);
  const facts = factsOf(game, { showCompetition, showStage });
  const isMine = mine.includes(game.home.id) || mine.includes(game.away.id);
  return (
    <li className={classes.item} data-live-game={game.id} data-mine={isMine || undefined}>
      <div className={`${blocks.covered} ${classes.game}`} data-dated={showDate || undefined}>
        <Link href={game.path} className={`${blocks.whole} ${classes.link}`}>
          <span className={classes.state} data-status={game.status}>
            <Ordinals text={stateWords(game, { showDate, showYear, showToCome, today })} />
          </span>
          <span className={classes.home} data-won={winner === 'home' || undefined}>
            <TeamName name={game.home.name} />
            <Crest team={game.home} />
          </span>
          <Score game={game} />
          <span className={classes.away} data-won={winner === 'away' || undefined}>
            <Crest team={game.away} />
            <TeamName name={game.away.name} />
          </span>
        </Link>
        <RowFacts game={game} facts={facts} showVenue={showVenue} inSeason={inSeason} />
      </div>
    </li>
  );
}
