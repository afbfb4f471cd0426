import { hostname } from 'node:os';
import type { LinePart, Severity } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { ProgramLogEntry } from '@rondelle/contracts/site/admin-logs.ts';
import { type QueryExecutorProvider, sql } from 'kysely';
import { type Logger, pendingLogEntriesOf } from '../logger.ts';
import { logEntryOf } from './log-entry-of.ts';

const everyMs = 1_000;

/** Host and process id. */
const thisProcess = `${hostname()}:${process.pid}`;

const insert = async (db: QueryExecutorProvider, lines: readonly ProgramLogEntry[]): Promise<void> => {
  const rows = lines.map(({ channel, ...line }) => ({ severity: channel, ...line }));
  await sql`
    INSERT INTO operations.lines (at, severity, part, program, process, message, details)
    SELECT at, severity, part, program, process, message, details
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS entry
      (at timestamptz, severity text, part text, program text, process text, message text, details json)`.execute(
    db,
  );
};

/**
 * Writes a process's log entries to the database every second, so that any gateway can display them. Returns a function
 * that stops after a last write.
 */
export const storeLogEntries = (
  db: QueryExecutorProvider,
  logger: Logger,
  process = thisProcess,
): (() => Promise<void>) => {
  const pending = pendingLogEntriesOf(logger);
  let storing: Promise<void> = Promise.resolve();
  const store = async (): Promise<void> => {
    const batch = pending.take();
    if (batch.texts.length === 0) return;
    try {
      const lines = batch.texts.map((text) => logEntryOf(text, process));
      await insert(db, lines);
    } catch {
      // Not logged: the entries are on the error output, and a log entry about the failure could not be stored either.
      pending.putBack(batch);
      return;
    }
    if (batch.left > 0) logger.warn({ lines: batch.left }, 'log entries were dropped: too many at once');
  };
  const soon = () => {
    storing = storing.then(store);
  };
  const timer = setInterval(soon, everyMs).unref();
  return async () => {
    clearInterval(timer);
    soon();
    await storing;
  };
};

type Wanted = { readonly severity: Severity | null; readonly part: LinePart | null };

/** Returns log entries, latest first, optionally of one severity or one part. */
export const storedLogEntries = async (
  db: QueryExecutorProvider,
  { severity, part }: Wanted,
  most: number,
): Promise<ProgramLogEntry[]> => {
  const { rows } = await sql<ProgramLogEntry>`
    SELECT at, severity AS channel, part, program, process, message, details FROM operations.lines
    WHERE ${severity === null ? sql`true` : sql`severity = ${severity}`}
      AND ${part === null ? sql`true` : sql`part = ${part}`}
    ORDER BY at DESC, id DESC LIMIT ${most}`.execute(db);
  return rows;
};
