import { useEffect, useState } from 'react';
import { formatTenth } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { type Timing, timingsOf } from './timings.ts';
import classes from './timing.module.css';
import blocks from '../../ui/blocks.module.css';

const read = (): readonly Timing[] =>
  timingsOf(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (one) => one instanceof PerformanceResourceTiming,
    ),
  );

/** What each request took, part by part, as the server's timings say; folded away until it is opened. */
export function TimingPanel({ isLogged }: { isLogged: boolean }) {
  const [timings, setTimings] = useState<readonly Timing[]>([]);
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
    <details className={`${blocks.surface} ${classes.panel}`}>
      <summary>
        {total === undefined ? m.timing_title() : m.timing_latest({ ms: formatTenth(total) })}
      </summary>
      <table>
        <caption>{m.timing_title()}</caption>
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
    </details>
  );
}
