import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type Clock, clockText, shownAt } from './clock.ts';
import classes from './scorekeeper.module.css';

type Props = { clock: Clock; toggle: () => void; reset: () => void };

/** A clock to be started and stopped by a tap: for the one who keeps the score, and told to nobody. */
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
    <div className={classes.clockRow}>
      <button
        type="button"
        className={classes.clock}
        aria-pressed={isRunning}
        aria-label={isRunning ? m.keep_clock_stop() : m.keep_clock_start()}
        onClick={toggle}
      >
        <span aria-hidden="true">{isRunning ? '❚❚' : '▶'}</span>
        <time>{clockText(shownAt(clock, now))}</time>
      </button>
      <button type="button" className={classes.small} onClick={reset}>
        {m.keep_clock_reset()}
      </button>
    </div>
  );
}
