import type { AdminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import { partWords, severityWords } from '../severity-words.ts';
import blocks from '../../../ui/blocks.module.css';

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
          <pre className={blocks.raw}>{JSON.stringify(details, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}

/** What the programs have said of late, all processes of them. */
export function Lines({ lines }: { lines: readonly Said[] }) {
  if (lines.length === 0) return <Empty title={m.logs_said_none()} />;
  return (
    <ol className={blocks.rows}>
      {keyed(lines).map(([key, line]) => (
        <Line key={key} line={line} />
      ))}
    </ol>
  );
}
