import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { Pool } from 'pg';
import type { LogReader } from './log-reader.ts';
import { readCheckpoint } from './state.ts';

export type Lag = {
  /** How far the log's end is beyond the views, in positions of the log. */
  readonly positions: number;
  /** How long the oldest event that is not in the views has been waiting. */
  readonly seconds: number;
};

const none: Lag = { positions: 0, seconds: 0 };

/** How late the views are. */
export const readLag = async (pool: Pool, log: Pick<LogReader, 'head' | 'readAll'>): Promise<Lag> => {
  const [{ position }, head] = await Promise.all([readCheckpoint(pool), log.head()]);
  if (comparePositions(position, head) >= 0) return none;
  for await (const [oldest] of log.readAll(position, 1)) {
    if (!oldest) break;
    const seconds = Math.max(0, (Date.now() - Date.parse(oldest.recordedAt)) / 1_000);
    return { positions: Number(BigInt(head) - BigInt(position)), seconds };
  }
  return none;
};
