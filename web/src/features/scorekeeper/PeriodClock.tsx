import { useEffect, useState } from 'react';
import { Box, Button, Group, UnstyledButton } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { type Clock, clockText, elapsedAt } from './clock.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './scorekeeper.module.css';

type Props = { clock: Clock; toggle: () => void; reset: () => void };

/** A clock that the scorekeeper starts and stops with a tap. It is local and not shared. */
export function PeriodClock({ clock, toggle, reset }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = clock.since !== null;
  const action = isRunning ? m.keep_clock_stop() : m.keep_clock_start();
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <Group align="stretch" gap="0.5rem" wrap="nowrap">
      <Group
        className={`${blocks.surface} ${classes.clock}`}
        pos="relative"
        flex="1 0 auto"
        gap="xs"
        justify="center"
        mih="3.125rem"
        px="0.5rem"
        wrap="nowrap"
      >
        <UnstyledButton
          aria-pressed={isRunning}
          aria-label={action}
          title={action}
          c="var(--r-link)"
          fz="xl"
          onClick={toggle}
        >
          {isRunning ? '❚❚' : '▶'}
        </UnstyledButton>
        {/* Beside the button, because the button's name would otherwise change each second. */}
        <Box component="time" role="timer" fz="2.75rem" fw={700} lh={1}>
          {clockText(elapsedAt(clock, now))}
        </Box>
      </Group>
      <Button variant="default" size="lg" h="auto" fz="md" px="sm" onClick={reset}>
        {m.keep_clock_reset()}
      </Button>
    </Group>
  );
}
