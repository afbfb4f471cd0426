import { Button, Group } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Note } from '../../../ui/note/Note.tsx';
import { Clashes } from './Clashes.tsx';
import { MovableGames, type Span } from './MovableGames.tsx';
import { balanceOf, type Unplaced } from './place-games.ts';
import type { ScheduleState } from './use-schedule.ts';

type Teams = readonly { readonly id: number; readonly name: string }[];

const why = {
  'no-day': m.schedule_no_day,
  'no-ice': m.schedule_no_ice,
  'no-home-ice': m.schedule_no_home_ice,
  'teams-busy': m.schedule_teams_busy,
} as const satisfies Record<Unplaced['why'], () => string>;

/** Lists the games without ice by reason. */
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

/** The generated schedule: home and away games of each team, clashes, and all games by day, which can be moved. */
export function GeneratedSchedule({ state, season }: { state: ScheduleState; season: Span }) {
  const { schedule, teams, isMoved, putBack } = state;
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
      {games.length > 0 && <p className={blocks.note}>{m.schedule_move_hint()}</p>}
      <Clashes games={games} teams={teams} />
      {isMoved && (
        <Group>
          <Button variant="default" size="compact-md" onClick={putBack}>
            {m.schedule_put_back()}
          </Button>
        </Group>
      )}
      <MovableGames state={state} season={season} />
    </section>
  );
}
