import type { Revision } from '@rondelle/contracts/log/event.ts';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { Codec, StoredEvent } from '../codec.ts';
import { type Beginning, readBeginnings, readStream } from './read.ts';

/** Most streams are shorter; the rest of longer ones is read separately. */
const first = 100;
/** Keeps the response of one query small. */
const mostTogether = 100;

/**
 * Reads streams, oldest first. Streams requested at the same moment share the first query: a history or rollback reads
 * hundreds of short streams, and the round trips would dominate.
 */
export const createStreamReader = (pool: Pool, codec: Codec) => {
  const beginnings = new DataLoader<Beginning, readonly StoredEvent[]>(
    (asked) => readBeginnings(pool, asked, first),
    // A repeated request reads again.
    { cache: false, maxBatchSize: mostTogether },
  );
  return async function* (stream: string, from: Revision = '0') {
    const page = await beginnings.load({ stream, from: Number(from) });
    for (const stored of page) yield codec.decode(stored);
    if (page.length === first) yield* readStream(pool, codec, stream, Number(from) + first);
  };
};
