import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import type { ReactNode } from 'react';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { FormPills } from '../../../ui/form-pills/FormPills.tsx';
import { OutcomePill } from '../../../ui/form-pills/OutcomePill.tsx';
import { outcomeFor, placeWords, statusWords } from '../../../ui/game-list/game-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Movement } from '../../../ui/movement/Movement.tsx';
import { StarButton } from '../../../ui/my-teams/StarButton.tsx';
import classes from './my-teams.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = { team: Watched };

const opponentOf = ({ home, away }: GameCard, id: number) => (home.id === id ? away : home);

type LineProps = { label: string; game: GameCard; teamId: number; children: ReactNode; fact?: string };

/** A game of the team: against whom, and what there is to say of it at its right. */
function GameLine({ label, game, teamId, children, fact }: LineProps) {
  const opponent = opponentOf(game, teamId);
  const outcome = outcomeFor(game, teamId);
  return (
    <Link href={game.path} className={classes.line} data-live={game.status === 'live' || undefined}>
      <span className={`${blocks.label} ${classes.label}`}>{label}</span>
      <span className={classes.opponent}>
        {outcome && <OutcomePill outcome={outcome} />}
        <Crest team={opponent} />
        <span className={blocks.cut}>{opponent.name}</span>
      </span>
      <span className={classes.value}>{children}</span>
      {fact && <span className={`${blocks.note} ${classes.fact}`}>{fact}</span>}
    </Link>
  );
}

/** None where the category shows no scores. */
const scoreOf = ({ home, away }: GameCard) =>
  home.goals === null || away.goals === null ? '' : `${home.goals}–${away.goals}`;
const whereWords = (game: GameCard, id: number) =>
  [game.home.id === id ? m.game_at_home() : m.game_away(), placeWords(game)].filter(Boolean).join(' · ');

function NextGame({ game, teamId }: { game: GameCard; teamId: number }) {
  if (game.status === 'live')
    return (
      <GameLine label={statusWords(game)} game={game} teamId={teamId} fact={whereWords(game, teamId)}>
        {scoreOf(game)}
      </GameLine>
    );
  return (
    <GameLine label={m.my_teams_next()} game={game} teamId={teamId} fact={whereWords(game, teamId)}>
      <time dateTime={game.date}>{formatDay(game.date, 'short')}</time>
      {game.time && <> {formatTime(game.time)}</>}
    </GameLine>
  );
}

function Standing({ team: { standing, league } }: Props) {
  if (!standing || !league) return null;
  return (
    <Link href={league.path} className={classes.standing}>
      <span className={classes.rank}>
        {m.figures_rank_of({ rank: standing.rank, of: standing.outOf })}
        <Movement {...standing} />
      </span>
      <span className={`${blocks.note} ${classes.fact}`}>
        {m.my_teams_points({ count: standing.totalPoints })}
      </span>
      <FormPills outcomes={standing.lastFive} />
    </Link>
  );
}

/** One of the reader's teams: how it did last, when it plays next, where it stands and what moved. */
export function MyTeam({ team }: Props) {
  const { name, path, league, last, next, season } = team;
  return (
    <article className={`${blocks.surface} ${classes.team}`}>
      <header className={`${blocks.beside} ${classes.head}`}>
        <Crest team={team} size="head" />
        <div className={blocks.grow}>
          <h3>
            <Link href={path}>{name}</Link>
          </h3>
          <p className={`${blocks.note} ${classes.fact}`}>
            {[league?.name, season?.slug].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StarButton team={team} />
      </header>
      {next?.status === 'live' && <NextGame game={next} teamId={team.id} />}
      {last && (
        <GameLine
          label={m.my_teams_last({ day: formatDay(last.date, 'short') })}
          game={last}
          teamId={team.id}
          fact={statusWords(last)}
        >
          {scoreOf(last)}
        </GameLine>
      )}
      {next && next.status !== 'live' && <NextGame game={next} teamId={team.id} />}
      {!next && <p className={classes.none}>{m.my_teams_no_next()}</p>}
      <Standing team={team} />
    </article>
  );
}
