import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { origin, type Recorded } from '@rondelle/contracts/log/event.ts';
import type { EventLog, LogEntry, NewEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';

const appendOf = (line: string): StreamAppend => JSON.parse(line) as StreamAppend;

/** Reads the file that `writeResults` wrote, line by line. */
export function* readAppends(file: string): Generator<StreamAppend> {
  for (const line of readFileSync(file, 'utf8').split('\n')) if (line !== '') yield appendOf(line);
}

const asAppend = (entry: Recorded<LogEntry>): StreamAppend & { type: string; data: unknown } => {
  const { type, data, eventId, metadata, stream, revision } = entry;
  return {
    // For the peer, which uses no metadata.
    type,
    data,
    stream: stream as StreamAppend['stream'],
    events: [{ type, data, eventId, metadata } as NewEvent],
    expected: revision === '0' ? 'none' : String(Number(revision) - 1),
  };
};

/** Writes a log's first results of league games, and all events before the games, to two files. */
export const writeResults = async (log: EventLog, folder: string, most: number) => {
  const files = {
    catalogueFile: path.join(folder, 'catalogue.jsonl'),
    eventsFile: path.join(folder, 'results.jsonl'),
  };
  const catalogue = createWriteStream(files.catalogueFile);
  const results = createWriteStream(files.eventsFile);
  let count = 0;
  for await (const page of log.readAll(origin)) {
    for (const entry of page) {
      const isGame = entry.stream.startsWith('game-');
      const isResult = entry.type === 'GameRecorded' && entry.data.leagueId !== null;
      if (isGame && !isResult) continue;
      (isGame ? results : catalogue).write(`${JSON.stringify(asAppend(entry))}\n`);
      if (isGame) count += 1;
      if (count === most) break;
    }
    if (count === most) break;
  }
  for (const file of [catalogue, results]) {
    file.end();
    await once(file, 'finish');
  }
  return files;
};
