import { DomainError } from '@rondelle/contracts/errors.ts';
import { appendInOrder, type BulkAppend, runSerially } from '../eventstoredb/bulk.ts';
import { EventStoreConnection } from '../eventstoredb/connection.ts';
import { toEventData } from '../eventstoredb/record.ts';
import { CopyError } from './copy-errors.ts';
import type { Entry } from './digest.ts';
import { rawCodec } from './raw-codec.ts';

const options = { patienceMs: 20_000, window: 512 };
/** Far below the server's limit of 1 MB per append. */
const mostEventsAtOnce = 100;

const toAppend = (run: readonly Entry[]): BulkAppend => {
  const [{ stream, revision } = { stream: '', revision: '0' }] = run;
  const expected = revision === '0' ? 'none' : String(Number(revision) - 1);
  const events = run.map((entry) => toEventData(entry.eventId, rawCodec.encode(entry), entry.recordedAt));
  return { stream, expected, events };
};

/** Groups consecutive events of one stream; the log order does not change. */
async function* runs(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<BulkAppend> {
  let run: Entry[] = [];
  for await (const page of pages) {
    for (const entry of page) {
      const isNext = run[0]?.stream === entry.stream && run.length < mostEventsAtOnce;
      if (!isNext && run.length > 0) {
        yield toAppend(run);
        run = [];
      }
      run.push(entry);
    }
  }
  if (run.length > 0) yield toAppend(run);
}

/** Appends events of another log; their original time goes into the metadata. */
export const writeToEventStoreDb = (url: string, pages: AsyncIterable<readonly Entry[]>): Promise<void> =>
  runSerially(async () => {
    const connection = new EventStoreConnection(url, { patienceMs: options.patienceMs, pipelined: true });
    try {
      await appendInOrder(connection, runs(pages), options);
    } catch (error) {
      throw error instanceof DomainError ? new CopyError({ code: 'target-moved' }) : error;
    } finally {
      await connection.close();
    }
  });
