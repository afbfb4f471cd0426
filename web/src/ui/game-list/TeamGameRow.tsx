import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../crest/Crest.tsx';
import { winWords } from '../forecast/win-words.ts';
import { OutcomePill } from '../form-pills/OutcomePill.tsx';
import { Link } from '../link/Link.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import type { GameRowProps } from './GameRow.tsx';
import { factsOf, opponentOf, outcomeFor, statusWords } from '../game-words/game-words.ts';
import { RowFacts } from './RowFacts.tsx';
import { Score } from './Score.tsx';
import { Ordinals } from '../ordinals/Ordinals.tsx';

type Props = GameRowProps & {
  teamId: number;
  /** The chances of a game to come. */
  chances?: GameChances | undefined;
};

/** A row of a team's game: date, outcome, opponent and venue. The score has the team's own goals first. */
export function TeamGameRow({
  game,
  teamId,
  showYear = false,
  showCompetition = false,
  showStage = true,
  chances,
  inSeason,
}: Props) {
  const isHome = game.home.id === teamId;
  const opponent = opponentOf(game, teamId);
  const outcome = outcomeFor(game, teamId);
  // On a team's page, its league need not be named.
  const isElsewhere = game.competition?.kind !== 'league';
  const facts = [
    factsOf(game, { showCompetition: showCompetition && isElsewhere, showStage }),
    winWords(game, teamId, chances),
  ];
  return (
    <li className={classes.item} data-live-game={game.id}>
      <div className={`${blocks.covered} ${classes.teamGame}`}>
        <Link href={game.path} className={`${blocks.whole} ${classes.link}`}>
          <time className={classes.day} dateTime={game.date}>
            <Ordinals
              text={formatDay(game.date, showYear ? 'dated' : game.status === 'scheduled' ? 'short' : 'bare')}
            />
          </time>
          {outcome && (
            <span>
              <OutcomePill outcome={outcome} />
            </span>
          )}
          <abbr className={classes.side} title={isHome ? m.game_at_home() : m.game_away()}>
            {isHome ? m.game_at_home_short() : m.game_away_short()}
          </abbr>
          <Crest team={opponent} />
          <TeamName name={opponent.name} />
          <Score game={game} teamId={teamId} />
          <span className={classes.state} data-status={game.status}>
            <Ordinals text={game.status === 'scheduled' ? '' : statusWords(game)} />
          </span>
        </Link>
        <RowFacts game={game} facts={facts.filter(Boolean).join(' · ')} showVenue inSeason={inSeason} />
      </div>
    </li>
  );
}
