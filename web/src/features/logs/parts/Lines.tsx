import type { AdminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import { whyNoLines, partWords, severityWords } from '../words.ts';
import blocks from '../../../ui/blocks.module.css';

type LogLine = AdminLogsOutput['lines'][number];

/** Keys that stay the same when newer entries arrive, so that an unfolded entry stays unfolded. */
const keyed = (lines: readonly LogLine[]): readonly (readonly [string, LogLine])[] => {
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

/** Log entries are in English only. */
function Line({ line: { at, channel, part, program, process, message, details } }: { line: LogLine }) {
  return (
    <li>
      <p className={blocks.line}>
        <strong data-severity={channel}>{severityWords(channel)}</strong>
        <span lang="en" className={blocks.grow}>
          {message}
        </span>
        <span className={blocks.note}>
          {part && <>{partWords(part)} · </>}
          {program} <span>{process}</span> · <time dateTime={at}>{formatInstant(at)}</time>
        </span>
      </p>
      {Object.keys(details).length > 0 && (
        <details>
          <summary>{m.logs_details()}</summary>
          <pre>{JSON.stringify(details, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}

/** The latest log entries of all processes, or why a channel has none. */
export function Lines({ lines, channel }: Pick<AdminLogsOutput, 'lines' | 'channel'>) {
  if (lines.length === 0) return <Empty title={m.logs_said_none()} body={<p>{whyNoLines(channel)}</p>} />;
  return (
    <ol className={blocks.rows}>
      {keyed(lines).map(([key, line]) => (
        <Line key={key} line={line} />
      ))}
    </ol>
  );
}
