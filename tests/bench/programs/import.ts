import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { allSeasons, lastSeasonOf } from '../season20/seasons.ts';
import { sendResult, readInput } from './input.ts';

/** Imports generated seasons into an empty log, as the import of a dataset does. Does not update the views. */
const { databaseUrl, seasons, lastOnly } = readInput() as {
  databaseUrl: string;
  seasons: number;
  lastOnly: boolean;
};
const pool = createPool(databaseUrl);
const log = await openEventLog(databaseUrl);
const whole = allSeasons(seasons);
const begun = performance.now();
const store = importStoreOn(log, pool, async () => undefined);
const source = lastOnly ? lastSeasonOf(whole) : whole;
const { counts, rejections } = await importDataset(store, source, { source: 'demo' });
const seconds = (performance.now() - begun) / 1_000;
if (rejections.length > 0) throw new Error(`a generated row was refused: ${JSON.stringify(rejections[0])}`);
const cpu = process.cpuUsage();
const { rows } = await pool.query<{ events: number }>('SELECT count(*)::int AS events FROM eventlog.events');
await log.close();
await pool.end();
sendResult({
  seconds,
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
  events: rows[0]?.events ?? 0,
  games: counts.game.added,
  peakMb: process.resourceUsage().maxRSS / 1024,
});
