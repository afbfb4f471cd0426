import { useEffect, useState } from 'react';
import { Box, Button, Group } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { type Clock, clockText, elapsedAt } from './clock.ts';

type Props = { clock: Clock; toggle: () => void; reset: () => void };

/** A clock that the scorekeeper starts and stops with a tap. It is local and not shared. */
export function PeriodClock({ clock, toggle, reset }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = clock.since !== null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <Group align="stretch" gap="0.5rem" wrap="nowrap">
      <Button
        variant="default"
        size="lg"
        flex="1 0 auto"
        fz="2.75rem"
        fw={700}
        aria-pressed={isRunning}
        aria-label={isRunning ? m.keep_clock_stop() : m.keep_clock_start()}
        leftSection={
          <Box component="span" c="var(--r-link)" fz="xl" aria-hidden="true">
            {isRunning ? '❚❚' : '▶'}
          </Box>
        }
        onClick={toggle}
      >
        <time>{clockText(elapsedAt(clock, now))}</time>
      </Button>
      <Button variant="default" size="lg" h="auto" fz="md" px="sm" onClick={reset}>
        {m.keep_clock_reset()}
      </Button>
    </Group>
  );
}
