import { setTimeout as pause } from 'node:timers/promises';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { laterInThread } from '@rondelle/projector/later/later-thread.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { readCheckpoint } from '@rondelle/projector/state.ts';
import { readAppends } from '../season20/league-results.ts';
import { sendResult, readInput } from './input.ts';

/** Appends the same results one at a time while our projector runs; ends when all views hold them. */
const { databaseUrl, catalogueFile, eventsFile, count } = readInput() as {
  databaseUrl: string;
  catalogueFile: string;
  eventsFile: string;
  count: number;
};
const pool = createPool(databaseUrl);
const log = await openEventLog(databaseUrl);
const catalogue: StreamAppend[] = [...readAppends(catalogueFile)];
for (let from = 0; from < catalogue.length; from += 2_000)
  await log.appendMany(catalogue.slice(from, from + 2_000));
await catchUp({ pool, log });
const projectorPool = createPool(databaseUrl);
const later = laterInThread(databaseUrl, createLogger('warn'));
const projector = startProjector({ pool: projectorPool, later: later.next, log });
const results = [...readAppends(eventsFile)].slice(0, count);

const begun = performance.now();
let last = '0';
for (const { stream, events, expected } of results)
  last = (await log.append(stream, events, expected)).position;
while (comparePositions((await readCheckpoint(pool)).position, last) < 0) await pause(5);
const seconds = (performance.now() - begun) / 1_000;

await projector.stop();
await later.close();
await log.close();
await Promise.all([pool.end(), projectorPool.end()]);
sendResult({ appended: results.length, seconds });
