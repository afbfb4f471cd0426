import type { Revision } from '@rondelle/contracts/log/event.ts';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { Codec, StoredEvent } from '../codec.ts';
import { type Beginning, readBeginnings, readStream } from './read.ts';

/** Few streams are longer; what is longer is read on by itself. */
const first = 100;
/** With as many events of each, they fit into one answer. */
const mostTogether = 100;

/**
 * Reads streams, oldest first. Those asked for at the same moment begin with one query: a history or a roll-back looks
 * at hundreds of short ones, and what a question costs is mostly its way.
 */
export const createStreamReader = (pool: Pool, codec: Codec) => {
  const beginnings = new DataLoader<Beginning, readonly StoredEvent[]>(
    (asked) => readBeginnings(pool, asked, first),
    // Whoever asks again is answered anew.
    { cache: false, maxBatchSize: mostTogether },
  );
  return async function* (stream: string, from: Revision = '0') {
    const page = await beginnings.load({ stream, from: Number(from) });
    for (const stored of page) yield codec.decode(stored);
    if (page.length === first) yield* readStream(pool, codec, stream, Number(from) + first);
  };
};
