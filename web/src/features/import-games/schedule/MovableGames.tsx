import { Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { type DragEvent, type FormEvent, useState } from 'react';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import blocks from '../../../ui/blocks.module.css';
import { VenueInput } from '../../../ui/venue-field/VenueInput.tsx';
import { keyOf, type Slot } from './move-games.ts';
import type { PlacedGame } from './place-games.ts';
import type { ScheduleState } from './use-schedule.ts';

export type Span = { readonly slug: string; readonly startsOn: string; readonly endsOn: string };

/** Form that moves a game to another date, time and venue; the alternative to dragging for keyboard and touch. */
function MoveForm({
  game,
  state,
  season,
  move,
  close,
}: {
  game: PlacedGame;
  state: Pick<ScheduleState, 'near' | 'setCity'>;
  season: Span;
  move: (to: Slot) => void;
  close: () => void;
}) {
  const [to, setTo] = useState<Slot>({ date: game.date, time: game.time, venue: game.venue });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move({ ...to, venue: to.venue.trim() });
    close();
  };
  return (
    <Stack component="form" gap="0.5rem" maw="22rem" pt="0.25rem" pb="sm" onSubmit={submit}>
      <DayInput
        label={m.field_date()}
        value={to.date}
        choose={(date) => setTo({ ...to, date })}
        min={season.startsOn}
        max={season.endsOn}
      />
      <TextInput
        label={m.field_time()}
        type="time"
        value={to.time}
        required
        onChange={(event) => setTo({ ...to, time: event.currentTarget.value })}
      />
      <VenueInput
        season={season.slug}
        near={state.near}
        value={to.venue}
        type={(venue) => setTo({ ...to, venue })}
        choose={(venue) => {
          setTo({ ...to, venue: venue.name });
          state.setCity(venue);
        }}
        input={{ label: m.field_venue() }}
      />
      <Group gap="xs">
        <Button type="submit" size="compact-md">
          {m.schedule_move()}
        </Button>
        <Button variant="default" size="compact-md" onClick={close}>
          {m.schedule_move_not()}
        </Button>
      </Group>
    </Stack>
  );
}

type Drag = {
  readonly begin: () => void;
  readonly over: (event: DragEvent) => void;
  readonly end: () => void;
  readonly drop: (event: DragEvent) => void;
};
type RowProps = {
  game: PlacedGame;
  name: string;
  isOpen: boolean;
  isHeld: boolean;
  /** True while another game is dragged over it. */
  isOver: boolean;
  drag: Drag;
  toggle: () => void;
};

function GameRow({ game, name, isOpen, isHeld, isOver, drag, toggle }: RowProps) {
  return (
    <Group
      align="baseline"
      gap="0.5rem"
      justify="space-between"
      wrap="nowrap"
      bd={isOver ? '2px solid var(--r-link)' : '2px solid transparent'}
      opacity={isHeld ? 0.5 : 1}
      style={{ cursor: isOpen ? undefined : 'grab' }}
      draggable={!isOpen}
      onDragStart={(event: DragEvent) => {
        // Some browsers start no drag without data.
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        drag.begin();
      }}
      onDragOver={drag.over}
      onDragEnd={drag.end}
      onDrop={drag.drop}
    >
      <Stack component="span" gap={0} miw={0}>
        <span className={blocks.note}>
          {[formatDay(game.date), formatTime(game.time), game.venue].filter(Boolean).join(' · ')}
        </span>
        {name}
      </Stack>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        aria-expanded={isOpen}
        aria-label={m.schedule_move_of({ game: name })}
        onClick={toggle}
      >
        {m.schedule_move()}
      </Button>
    </Group>
  );
}

/** All games by day; dropping one on another swaps their slots, and a form moves each to a new slot. */
export function MovableGames({ state, season }: { state: ScheduleState; season: Span }) {
  const { schedule, teams, swap, move } = state;
  const { games } = schedule;
  const [opened, open] = useState('');
  const [held, hold] = useState('');
  const [over, setOver] = useState('');
  const [message, setMessage] = useState('');
  const nameOf = ({ home, away }: PlacedGame) => `${teams[home]?.name} – ${teams[away]?.name}`;
  const end = () => {
    hold('');
    setOver('');
  };
  const dragOf = (game: PlacedGame): Drag => ({
    begin: () => hold(keyOf(game)),
    over: (event) => {
      if (held === '') return;
      event.preventDefault();
      setOver(keyOf(game));
    },
    end,
    drop: (event) => {
      event.preventDefault();
      const dragged = games.find((one) => keyOf(one) === held);
      if (dragged && dragged !== game) {
        swap(dragged, game);
        setMessage(m.schedule_swapped({ one: nameOf(dragged), other: nameOf(game) }));
      }
      end();
    },
  });
  return (
    <>
      <div role="status">{message && <p className={blocks.note}>{message}</p>}</div>
      <Box
        component="ol"
        className={`${blocks.rows} ${blocks.columns}`}
        data-numbers
        style={{ columns: '26rem' }}
      >
        {games.map((game) => {
          const key = keyOf(game);
          return (
            <li key={key}>
              <GameRow
                game={game}
                name={nameOf(game)}
                isOpen={opened === key}
                isHeld={held === key}
                isOver={over === key && held !== key}
                drag={dragOf(game)}
                toggle={() => open(opened === key ? '' : key)}
              />
              {opened === key && (
                <MoveForm
                  game={game}
                  state={state}
                  season={season}
                  move={(to) => {
                    move(game, to);
                    setMessage(m.schedule_moved({ game: nameOf(game) }));
                  }}
                  close={() => open('')}
                />
              )}
            </li>
          );
        })}
      </Box>
    </>
  );
}
