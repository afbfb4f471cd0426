import type { AdminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import classes from '../logs.module.css';
import { partWords, severityWords } from '../severity-words.ts';

type Said = AdminLogsOutput['lines'][number];

/** A line that stays keeps its key where newer ones come before it: one that is open stays open. */
const keyed = (lines: readonly Said[]): readonly (readonly [string, Said])[] => {
  const times = new Map<string, number>();
  return lines
    .toReversed()
    .map((line) => {
      const name = `${line.at} ${line.process} ${line.message}`;
      times.set(name, (times.get(name) ?? 0) + 1);
      return [`${name} ${times.get(name)}`, line] as const;
    })
    .toReversed();
};

/** Programs write in English only. */
function Line({ line: { at, channel, part, program, process, message, details } }: { line: Said }) {
  return (
    <li className={classes.line}>
      <p className={classes.head}>
        <strong data-severity={channel}>{severityWords(channel)}</strong>
        <span lang="en" className={classes.message}>
          {message}
        </span>
        <span className={classes.when}>
          {part && <>{partWords(part)} · </>}
          {program} <span className={classes.process}>{process}</span> ·{' '}
          <time dateTime={at}>{formatInstant(at)}</time>
        </span>
      </p>
      {Object.keys(details).length > 0 && (
        <details>
          <summary>{m.logs_details()}</summary>
          <pre className={classes.raw}>{JSON.stringify(details, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}

/** What the programs have said of late, all processes of them. */
export function Lines({ lines }: { lines: readonly Said[] }) {
  if (lines.length === 0) return <Empty title={m.logs_said_none()} />;
  return (
    <ol className={classes.lines}>
      {keyed(lines).map(([key, line]) => (
        <Line key={key} line={line} />
      ))}
    </ol>
  );
}
