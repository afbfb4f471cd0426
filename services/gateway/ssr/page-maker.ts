import { availableParallelism } from 'node:os';
import type { Drawing, PageRequest, Rendered } from '@rondelle/contracts/site/rendering.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { createThread } from '@rondelle/infra/threads/thread.ts';
import { inTurnOf } from '../load/own-turn.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { notePart } from '../timing/request-timing.ts';
import { answerWithinMs } from '../errors/unavailable.ts';
import { loadWebBundle } from './web-bundle.ts';

export type PageMakerOptions = {
  /** Build output of the web application. */
  readonly dist: string;
  readonly logger: Pick<Logger, 'error'>;
  /** The day at which the site stands still, `YYYY-MM-DD`; undefined where it follows the clock. */
  readonly today: string | undefined;
  /** How many threads draw pages; 0 draws them in the thread of the requests. */
  readonly threads: number;
  /** The longest that one page may be drawn in a thread, in ms (default: 10,000). */
  readonly longestMs?: number;
};

export type PageMaker = {
  /** Asks all that a page shows, and draws it. Throws `TooMuchWaitsError` when too many pages wait. */
  readonly make: (request: Omit<PageRequest, 'today'>) => Promise<Rendered>;
  /** The turns of pages whose data is there. */
  readonly queue: WorkQueue;
  readonly clientFolder: string;
};

/** One, or two where there are more than two processors: each takes some 100 MB, and one is left for requests. */
export const usualPageThreads = (): number => (availableParallelism() > 2 ? 2 : 1);
/** A page that is drawn for longer than this, in ms, holds its thread for ever: the thread is ended. */
const longestDrawingMs = answerWithinMs / 2;

type PageWork = { readonly draw: (drawing: Drawing) => Promise<string> };

const program = new URL('page.worker.ts', import.meta.url);
/** Components and a page of thousands of rows take about 100 MB; without room for the young, half the time is collecting. */
const [heapMb, youngMb] = [256, 32];

/** Gives each drawing to a thread that draws nothing; there must not be more at once than threads. */
const drawInThreads = (count: number, { dist, logger, longestMs = longestDrawingMs }: PageMakerOptions) => {
  const threads = Array.from({ length: count }, (_, at) =>
    createThread<PageWork>(program, { name: `pages ${at + 1}`, logger, data: { dist }, heapMb, youngMb }),
  );
  const idle = [...threads];
  return {
    draw: async (drawing: Drawing): Promise<string> => {
      const thread = idle.pop();
      if (!thread) throw new Error('more pages are drawn at once than there are threads');
      const patience = setTimeout(() => void thread.close(), longestMs);
      try {
        return await thread.ask('draw', drawing);
      } finally {
        clearTimeout(patience);
        idle.push(thread);
      }
    },
    close: () => Promise.all(threads.map(({ close }) => close())),
  };
};

/**
 * Makes pages: their data is asked for in the turn of the request, and they are drawn in threads beside it, one at a time
 * each, so that a dear page keeps no cached one waiting. A page that ends its thread takes no other one with it.
 */
export const createPageMaker = async (
  options: PageMakerOptions,
): Promise<PageMaker & { readonly close: () => Promise<unknown> }> => {
  const { dist, today, threads } = options;
  const { prepare, draw, manifest, clientFolder } = await loadWebBundle(dist);
  const queue = createWorkQueue({ atOnce: Math.max(1, threads) });
  const beside = threads > 0 ? drawInThreads(threads, options) : null;
  const drawn = (drawing: Drawing): Promise<string> =>
    beside ? inTurnOf(queue, () => beside.draw(drawing)) : draw(drawing, manifest);
  const make: PageMaker['make'] = async (request) => {
    const prepared = await prepare({ ...request, today });
    if ('redirect' in prepared) return prepared;
    const { drawing, ...head } = prepared;
    const from = performance.now();
    const body = await drawn(drawing);
    notePart('render', performance.now() - from);
    return { ...head, body };
  };
  return { make, queue, clientFolder, close: async () => beside?.close() };
};
