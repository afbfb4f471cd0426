import { Button, Group } from '@mantine/core';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Note } from '../../../ui/note/Note.tsx';
import { MovableGames, type Span } from './MovableGames.tsx';
import { clashesIn, keyOf } from './move-games.ts';
import { balanceOf, type PlacedGame, type Unplaced } from './place-games.ts';
import type { ScheduleState } from './use-schedule.ts';

const mostClashes = 8;
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

const clashWords = { ice: m.schedule_clash_ice, team: m.schedule_clash_team } as const;

/** Games that cannot both be played, since some were moved by hand. */
function Clashes({ games, teams }: { games: readonly PlacedGame[]; teams: Teams }) {
  const clashes = clashesIn(games);
  if (clashes.length === 0) return null;
  const words = ({ date, time, home, away }: PlacedGame) =>
    `${formatDay(date)} ${time} ${teams[home]?.name} – ${teams[away]?.name}`;
  return (
    <Note role="alert">
      <p>{m.schedule_clashes({ count: clashes.length })}</p>
      <ul>
        {clashes.slice(0, mostClashes).map(({ kind, games: [one, other] }) => (
          <li key={`${kind} ${keyOf(one)} ${keyOf(other)}`}>
            {clashWords[kind]({ one: words(one), other: words(other) })}
          </li>
        ))}
        {clashes.length > mostClashes && <li>{m.import_more({ count: clashes.length - mostClashes })}</li>}
      </ul>
    </Note>
  );
}

/** What was drawn up: how often each plays at home and away, and all games by day, which can be moved. */
export function Drawn({ state, season }: { state: ScheduleState; season: Span }) {
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
