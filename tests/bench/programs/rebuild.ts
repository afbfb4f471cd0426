import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { sendResult, readInput } from './input.ts';

const { databaseUrl } = readInput() as { databaseUrl: string };
const pool = createPool(databaseUrl);
const log = await openEventLog(databaseUrl);
const begun = performance.now();
await rebuild({ pool, log });
const seconds = (performance.now() - begun) / 1_000;
await log.close();
await pool.end();
// The kernel's high-water mark of this process's memory, in kilobytes.
const cpu = process.cpuUsage();
sendResult({
  seconds,
  peakMb: process.resourceUsage().maxRSS / 1024,
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
});
