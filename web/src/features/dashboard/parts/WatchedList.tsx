import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import classes from '../dashboard.module.css';

const score = ({ home, away }: GameCard) =>
  home.goals === null || away.goals === null ? '–' : `${home.goals} – ${away.goals}`;

function GameLine({ label, game }: { label: string; game: GameCard }) {
  return (
    <span className={classes.line}>
      <span className={classes.label}>{label}</span>{' '}
      <Link href={game.path}>
        {m.why_played({
          day: formatDay(game.date, 'bare'),
          result: `${game.home.name} ${score(game)} ${game.away.name}`,
        })}
      </Link>
    </span>
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

/** Each thing with where it stands, its last result and its next game. */
export function WatchedList({ title, things }: { title: string; things: readonly Watched[] }) {
  if (things.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.watched}>
        {things.map((thing) => (
          <li key={thing.path}>
            <Link href={thing.path}>{thing.name}</Link>{' '}
            <span className={classes.label}>{factsOf(thing)}</span>
            {thing.last && <GameLine label={m.dashboard_last()} game={thing.last} />}
            {thing.next && <GameLine label={m.dashboard_next()} game={thing.next} />}
            {!thing.last && !thing.next && <span className={classes.line}>{m.dashboard_no_games()}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
