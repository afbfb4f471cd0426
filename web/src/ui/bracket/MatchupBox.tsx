import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { forfeitWords, statusWords } from '../game-words/game-words.ts';
import { Crest } from '../crest/Crest.tsx';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './bracket.module.css';
import { type Matchup, winsOf } from './matchups.ts';
import blocks from '../blocks.module.css';

type SideProps = { matchup: Matchup; team: GameCard['home'] };

/** One team of a matchup with its goals in a single game or its wins in a series. */
function Side({ matchup: { games, winnerId }, team }: SideProps) {
  const number = games.length > 1 ? winsOf(games, team.id) : team.goals;
  const hasWon = winnerId === team.id;
  return (
    <span className={classes.side} data-won={hasWon || undefined}>
      <Crest team={team} />
      <span className={winnerId === null ? `${blocks.strong} ${classes.name}` : classes.name}>
        {team.name}
      </span>
      {hasWon && <span className={blocks.hidden}>{m.bracket_won()}</span>}
      <span className={classes.number}>{number}</span>
    </span>
  );
}

const dayAndStatus = (game: GameCard) =>
  `${formatDay(game.date, 'bare')} · ${forfeitWords(game) || statusWords(game)}`;

const scoreOf = ({ home, away, date }: GameCard) =>
  home.goals === null || away.goals === null ? formatDay(date, 'bare') : `${home.goals}–${away.goals}`;

/** Two teams of a round. A single game is one link to its page; a series links each game. */
export function MatchupBox({ matchup }: { matchup: Matchup }) {
  const { games, home, away } = matchup;
  const [first, ...rest] = games;
  const sides = (
    <>
      <Side matchup={matchup} team={home} />
      <Side matchup={matchup} team={away} />
    </>
  );
  if (rest.length === 0)
    return (
      <Link href={first.path} className={`${blocks.card} ${blocks.whole} ${classes.box}`}>
        {sides}
        <span className={blocks.small}>{dayAndStatus(first)}</span>
      </Link>
    );
  return (
    <div className={`${blocks.card} ${classes.box}`}>
      {sides}
      <span className={`${blocks.line} ${blocks.small}`}>
        {games.map((game) => (
          <Link key={game.id} href={game.path}>
            {scoreOf(game)}
          </Link>
        ))}
      </span>
    </div>
  );
}
