import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatTenth } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { type Timing, timingsOf } from './timings.ts';
import { isTimingOpen, storeTimingOpen } from './timing-open.ts';
import blocks from '../../ui/blocks.module.css';

const read = (): readonly Timing[] =>
  timingsOf(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (one) => one instanceof PerformanceResourceTiming,
    ),
  );

/**
 * Table of the parts of each request, from the `Server-Timing` header; collapsed or open as it was left in this
 * browser. It is the last line of the page: a panel always in view would cover buttons, messages and the chat's input.
 */
export function TimingPanel({ isLogged }: { isLogged: boolean }) {
  const [timings, setTimings] = useState<readonly Timing[]>([]);
  const [isOpen, setOpen] = useState(isTimingOpen);
  useEffect(() => {
    const look = () => {
      const found = read();
      setTimings(found);
      if (isLogged && found[0]) console.debug(found[0].name, found[0].parts);
    };
    const observer = new PerformanceObserver(look);
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, [isLogged]);
  const [latest] = timings;
  const total = latest?.parts.find(({ name }) => name === 'total')?.ms;
  return (
    <Box
      component="details"
      open={isOpen}
      bg="var(--r-surface)"
      fz="xs"
      px="md"
      style={{ borderTop: '1px solid var(--r-line)', overflow: 'auto' }}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        storeTimingOpen(open);
      }}
    >
      <Box component="summary" c="dimmed" lh="1.75rem">
        {m.timing_title()}
        {total !== undefined && ` · ${m.timing_latest({ ms: formatTenth(total) })}`}
      </Box>
      <table className={blocks.words}>
        <caption className={blocks.hidden}>{m.timing_title()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.timing_request()}</th>
            <th scope="col">{m.timing_seen()}</th>
            <th scope="col">{m.timing_parts()}</th>
          </tr>
        </thead>
        <tbody>
          {timings.map(({ name, seen, parts }, at) => (
            <tr key={`${name} ${seen} ${at}`}>
              <th scope="row">{name}</th>
              <td>{formatTenth(seen)}</td>
              <td lang="en">
                {parts.map((part) => `${part.name} ${formatTenth(part.ms)} ${part.times}`.trim()).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
