import type { AdminLogsAnswer } from '@rondelle/contracts/site/admin-logs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import classes from '../logs.module.css';
import { severityWords } from '../severity-words.ts';

type Said = AdminLogsAnswer['lines'][number];

/** Programs write in English only. */
function Line({ line: { at, channel, program, message, details } }: { line: Said }) {
  return (
    <li className={classes.line}>
      <p className={classes.head}>
        <strong data-severity={channel}>{severityWords(channel)}</strong>
        <span lang="en" className={classes.message}>
          {message}
        </span>
        <span className={classes.when}>
          {program} · <time dateTime={at}>{formatInstant(at)}</time>
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

/** What the program that answers has said of late. */
export function Lines({ lines }: { lines: readonly Said[] }) {
  if (lines.length === 0) return <Empty title={m.logs_said_none()} />;
  return (
    <ol className={classes.lines}>
      {lines.map((line, at) => (
        <Line key={`${line.at} ${lines.length - at}`} line={line} />
      ))}
    </ol>
  );
}
