import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { forfeitWords } from '../../../ui/game-words/game-words.ts';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';

const score = ({ home, away }: GameCard) =>
  home.goals === null || away.goals === null ? '–' : `${home.goals} – ${away.goals}`;

const resultOf = (game: GameCard): string => {
  const forfeit = forfeitWords(game);
  const text = `${game.home.name} ${score(game)} ${game.away.name}`;
  return forfeit === '' ? text : `${text} (${forfeit})`;
};

function GameLine({ label, game }: { label: string; game: GameCard }) {
  return (
    <div>
      <span className={blocks.note}>{label}</span>{' '}
      <Link href={game.path}>
        {m.why_played({
          day: formatDay(game.date, 'bare'),
          result: resultOf(game),
        })}
      </Link>
    </div>
  );
}

const factsOf = ({ season, standing, leader }: Watched): string =>
  [
    season?.slug,
    standing && m.dashboard_rank({ rank: standing.rank, of: standing.outOf }),
    leader && m.league_leader({ team: leader.name }),
  ]
    .filter(Boolean)
    .join(' · ');

type Props = {
  title: string;
  items: readonly Watched[];
  /** True for teams: games are then displayed from their side. */
  areTeams?: boolean;
};

/** The last result and the next game of a team, league or tournament. */
function Games({ item: { id, last, next }, isTeam }: { item: Watched; isTeam: boolean }) {
  const games = [last, next].filter((game) => game !== null);
  if (games.length === 0) return <div>{m.dashboard_no_games()}</div>;
  if (isTeam) return <GameList games={games} teamId={id} showCompetition />;
  return (
    <>
      {last && <GameLine label={m.dashboard_last()} game={last} />}
      {next && <GameLine label={m.dashboard_next()} game={next} />}
    </>
  );
}

/** Teams, leagues or tournaments, each with its standing, last result and next game. */
export function WatchedList({ title, items, areTeams = false }: Props) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={blocks.rows}>
        {items.map((item) => (
          <li key={item.path}>
            <Link href={item.path}>{item.name}</Link> <span className={blocks.note}>{factsOf(item)}</span>
            <Games item={item} isTeam={areTeams} />
          </li>
        ))}
      </ul>
    </>
  );
}
