import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import { OutcomePill } from '../form-pills/OutcomePill.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { confirmationBadge } from './confirmation-words.ts';
import classes from './game-list.module.css';
import type { GameRowProps } from './GameRow.tsx';
import { factsOf, outcomeFor, statusWords } from './game-words.ts';
import { Score } from './Score.tsx';

/** One game of a team: when, how it ended for it, against whom and where. The score is written home first. */
export function TeamGameRow({
  game,
  teamId,
  showYear = false,
  showCompetition = false,
  showStage = true,
}: GameRowProps & { teamId: number }) {
  const isHome = game.home.id === teamId;
  const opponent = isHome ? game.away : game.home;
  const outcome = outcomeFor(game, teamId);
  const badge = confirmationBadge(game);
  // That a team plays in its league needs no saying.
  const isElsewhere = game.competition?.kind !== 'league';
  const facts = factsOf(game, {
    showCompetition: showCompetition && isElsewhere,
    showStage,
    showPlace: true,
  });
  return (
    <li className={classes.item} data-live-game={game.id}>
      <Link href={game.path} className={classes.teamGame}>
        <time className={classes.day} dateTime={game.date}>
          {formatDay(game.date, showYear ? 'dated' : 'bare')}
        </time>
        <span className={classes.outcome}>{outcome && <OutcomePill outcome={outcome} />}</span>
        <abbr className={classes.side} title={isHome ? m.game_at_home() : m.game_away()}>
          {isHome ? m.game_at_home_short() : m.game_away_short()}
        </abbr>
        <Crest team={opponent} />
        <TeamName name={opponent.name} />
        <Score game={game} />
        <span className={classes.state} data-status={game.status}>
          {game.status === 'scheduled' ? '' : statusWords(game)}
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
