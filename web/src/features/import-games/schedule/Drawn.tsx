import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Note } from '../../../ui/note/Note.tsx';
import { balanceOf, type Schedule, type Unplaced } from './place-games.ts';
import classes from './schedule.module.css';

type Teams = readonly { readonly id: number; readonly name: string }[];

const why = {
  'no-day': m.schedule_no_day,
  'no-ice': m.schedule_no_ice,
  'teams-busy': m.schedule_teams_busy,
} as const satisfies Record<Unplaced['why'], () => string>;

/** The games that found no ice, and why. */
function Missing({ unplaced, teams }: { unplaced: readonly Unplaced[]; teams: Teams }) {
  if (unplaced.length === 0) return null;
  return (
    <Note>
      <p>{m.schedule_unplaced({ count: unplaced.length })}</p>
      <ul>
        {[...Map.groupBy(unplaced, (one) => one.why)].map(([reason, games]) => (
          <li key={reason}>
            {why[reason]()}{' '}
            {games
              .slice(0, 6)
              .map(({ home, away }) => `${teams[home]?.name} – ${teams[away]?.name}`)
              .join('; ')}
            {games.length > 6 && '…'}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What was drawn up: how often each plays at home and away, and all games by day. */
export function Drawn({ schedule, teams }: { schedule: Schedule; teams: Teams }) {
  const { games, unplaced } = schedule;
  const balance = balanceOf(games, teams.length);
  return (
    <section className={blocks.stack}>
      <h2>{m.schedule_drawn({ count: games.length })}</h2>
      <Missing unplaced={unplaced} teams={teams} />
      <details className={blocks.fold}>
        <summary>{m.schedule_balance()}</summary>
        <ul>
          {teams.map(({ id, name }, at) => (
            <li key={id}>
              {m.schedule_home_away({ name, home: balance[at]?.home ?? 0, away: balance[at]?.away ?? 0 })}
            </li>
          ))}
        </ul>
      </details>
      <ol className={classes.games}>
        {games.map(({ date, time, venue, home, away }) => (
          <li key={`${date} ${time} ${venue}`}>
            <span className={classes.when}>
              {formatDay(date)} {time}
            </span>
            {teams[home]?.name} – {teams[away]?.name}
            {venue && <span className={blocks.muted}> · {venue}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
