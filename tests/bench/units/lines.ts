import { setTimeout as sleep } from 'node:timers/promises';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import type { Pool } from 'pg';
import { gameRecorded, type Place } from '../game-events.ts';
import { openLines } from '../saturday/load/lines.ts';
import { createMeter, minus, over, type Spent } from './meter.ts';

export type Lines = {
  /** Cost of sending one change hint to one connection. */
  readonly hint: Spent;
  /** Memory of the site's process for a connection, without that of the kernel. */
  readonly kilobytes: number;
};

const [lines, results] = [6_000, 20];
const firstId = 170_000_000;

const residentKilobytes = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN) / 1_024;
};

/** Results of one league without followers and with six thousand: the difference is the cost of their messages. */
export const measureLines = async (
  databaseUrl: string,
  pool: Pool,
  { url, pid }: { readonly url: string; readonly pid: number },
  place: Place,
): Promise<Lines> => {
  const log = await openEventLog(databaseUrl);
  let id = firstId;
  const record = async (until: () => boolean): Promise<void> => {
    const { stream, events, expected } = gameRecorded((id += 1), place);
    await log.append(stream, events, expected);
    while (!until()) await sleep(2);
  };
  try {
    const meter = await createMeter(pool, pid);
    const own = await openLines(url, [`league:${place.leagueId}`], () => undefined);
    const recordAll = (heardBy: () => number, listeners: number) => async () => {
      for (let at = 1; at <= results; at += 1) {
        const before = heardBy();
        await record(() => heardBy() >= before + listeners);
      }
    };
    const few = () => own.counts.heard;
    await recordAll(few, 1)();
    const alone = await meter.each(results, recordAll(few, 1));
    const before = await residentKilobytes(url);
    const topics = Array.from({ length: lines }, () => `league:${place.leagueId}`);
    const many = await openLines(url, topics, () => undefined);
    await sleep(1_000);
    const kilobytes = ((await residentKilobytes(url)) - before) / lines;
    const crowded = await meter.each(
      results,
      recordAll(() => many.counts.heard, lines),
    );
    many.close();
    own.close();
    return { hint: over(minus(crowded, alone), lines), kilobytes };
  } finally {
    await log.close();
  }
};
