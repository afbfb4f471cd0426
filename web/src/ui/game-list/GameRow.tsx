import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { factsOf, stateWords, winnerOf } from '../game-words/game-words.ts';
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
  /** Shows the venue of a game that is not over. */
  showVenue?: boolean;
};

/**
 * One game in a row with the score in the middle, home on the left and away on the right. The whole row links to the
 * game; games of my teams are marked.
 */
export function GameRow({
  game,
  showDate = false,
  showYear = false,
  showCompetition = false,
  showStage = true,
  showVenue = true,
}: GameRowProps) {
  const mine = useMyTeams();
  const today = useToday();
  const winner = winnerOf(game);
  const facts = factsOf(game, { showCompetition, showStage, showVenue });
  const isMine = mine.includes(game.home.id) || mine.includes(game.away.id);
  return (
    <li className={classes.item} data-live-game={game.id} data-mine={isMine || undefined}>
      <Link href={game.path} className={`${blocks.whole} ${classes.game}`} data-dated={showDate || undefined}>
        <span className={classes.state} data-status={game.status}>
          {stateWords(game, { showDate, showYear, today })}
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
        <RowFacts game={game} facts={facts} />
      </Link>
    </li>
  );
}
