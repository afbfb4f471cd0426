import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { useMyTeams } from '../../lib/my-teams.ts';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { confirmationBadge } from './confirmation-words.ts';
import classes from './game-list.module.css';
import { factsOf, stateWords, winnerOf } from './game-words.ts';
import { Score } from './Score.tsx';

export type GameRowProps = {
  game: GameCard;
  showDate?: boolean;
  /** With the year: for lists over several seasons. */
  showYear?: boolean;
  showCompetition?: boolean;
  /** Unless a heading says it already. */
  showStage?: boolean;
  /** Where it is played, of a game that is not over. */
  showPlace?: boolean;
};

/**
 * One game in one row, whose axis is the score: home leans on it from the left, away from the right. The whole row leads
 * to the game; one of the reader's own teams is marked.
 */
export function GameRow({
  game,
  showDate = false,
  showYear = false,
  showCompetition = false,
  showStage = true,
  showPlace = true,
}: GameRowProps) {
  const mine = useMyTeams();
  const winner = winnerOf(game);
  const badge = confirmationBadge(game);
  const facts = factsOf(game, { showCompetition, showStage, showPlace });
  const isMine = mine.includes(game.home.id) || mine.includes(game.away.id);
  return (
    <li className={classes.item} data-live-game={game.id} data-mine={isMine || undefined}>
      <Link href={game.path} className={classes.game} data-dated={showDate || undefined}>
        <span className={classes.state} data-status={game.status}>
          {stateWords(game, { showDate, showYear })}
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
        {(facts !== '' || badge) && (
          <span className={classes.facts}>
            {badge && <span data-said={game.confirmation?.status}>{badge}</span>}
            {badge && facts !== '' && ' · '}
            {facts}
          </span>
        )}
      </Link>
    </li>
  );
}
