import { Button, Group, TextInput } from '@mantine/core';
import { type DragEvent, type FormEvent, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import blocks from '../../../ui/blocks.module.css';
import { keyOf, type Slot } from './move-games.ts';
import type { PlacedGame } from './place-games.ts';
import type { ScheduleState } from './use-schedule.ts';
import classes from './schedule.module.css';

export type Span = { readonly startsOn: string; readonly endsOn: string };

/** When and where a game is to be instead; what dragging does, for the keyboard and for fingers. */
function MoveForm({
  game,
  season,
  move,
  close,
}: {
  game: PlacedGame;
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
    <form onSubmit={submit} className={classes.moving}>
      <DayInput
        label={m.game_form_date()}
        value={to.date}
        choose={(date) => setTo({ ...to, date })}
        min={season.startsOn}
        max={season.endsOn}
      />
      <TextInput
        label={m.game_form_time()}
        type="time"
        value={to.time}
        required
        onChange={(event) => setTo({ ...to, time: event.currentTarget.value })}
      />
      <TextInput
        label={m.game_form_venue()}
        value={to.venue}
        maxLength={120}
        onChange={(event) => setTo({ ...to, venue: event.currentTarget.value })}
      />
      <Group gap="xs">
        <Button type="submit" size="compact-md">
          {m.schedule_move()}
        </Button>
        <Button variant="default" size="compact-md" onClick={close}>
          {m.schedule_move_not()}
        </Button>
      </Group>
    </form>
  );
}

/** All games by day: one that is dropped on another changes places with it, and each can be moved by a form. */
export function MovableGames({ state, season }: { state: ScheduleState; season: Span }) {
  const { schedule, teams, swap, move } = state;
  const { games } = schedule;
  const [opened, open] = useState('');
  const [held, hold] = useState('');
  const [over, setOver] = useState('');
  const [said, say] = useState('');
  const nameOf = ({ home, away }: PlacedGame) => `${teams[home]?.name} – ${teams[away]?.name}`;
  const drop = (event: DragEvent, onto: PlacedGame) => {
    event.preventDefault();
    const dragged = games.find((game) => keyOf(game) === held);
    if (dragged && dragged !== onto) {
      swap(dragged, onto);
      say(m.schedule_swapped({ one: nameOf(dragged), other: nameOf(onto) }));
    }
    hold('');
    setOver('');
  };
  return (
    <>
      <div role="status">{said && <p className={blocks.note}>{said}</p>}</div>
      <ol className={classes.games}>
        {games.map((game) => {
          const key = keyOf(game);
          return (
            <li key={key}>
              <div
                className={classes.game}
                draggable={opened !== key}
                data-held={held === key || undefined}
                data-over={(over === key && held !== key) || undefined}
                onDragStart={(event) => {
                  // Some browsers drag nothing that carries nothing.
                  event.dataTransfer.setData('text/plain', nameOf(game));
                  event.dataTransfer.effectAllowed = 'move';
                  hold(key);
                }}
                onDragOver={(event) => {
                  if (held === '') return;
                  event.preventDefault();
                  setOver(key);
                }}
                onDragEnd={() => {
                  hold('');
                  setOver('');
                }}
                onDrop={(event) => drop(event, game)}
              >
                <span>
                  <span className={classes.when}>
                    {formatDay(game.date)} {game.time}
                  </span>
                  {nameOf(game)}
                  {game.venue && <span className={blocks.muted}> · {game.venue}</span>}
                </span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-expanded={opened === key}
                  aria-label={m.schedule_move_of({ game: nameOf(game) })}
                  onClick={() => open(opened === key ? '' : key)}
                >
                  {m.schedule_move()}
                </Button>
              </div>
              {opened === key && (
                <MoveForm
                  game={game}
                  season={season}
                  move={(to) => {
                    move(game, to);
                    say(m.schedule_moved({ game: nameOf(game) }));
                  }}
                  close={() => open('')}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
