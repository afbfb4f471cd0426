import { availableParallelism } from 'node:os';
import type { Drawing, PageRequest, Rendered } from '@rondelle/contracts/site/rendering.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { createThread } from '@rondelle/infra/threads/thread.ts';
import { inTurnOf } from '../load/own-turn.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { notePart } from '../timing/request-timing.ts';
import { requestTimeoutMs } from '../errors/unavailable.ts';
import { loadWebBundle } from './web-bundle.ts';

export type PageMakerOptions = {
  /** Build output of the web application. */
  readonly dist: string;
  readonly logger: Pick<Logger, 'error'>;
  /** The fixed day of the site, `YYYY-MM-DD`; undefined when it follows the clock. */
  readonly today: string | undefined;
  /** How many threads draw pages; 0 draws them in the thread of the requests. */
  readonly threads: number;
  /** The longest that one page may be drawn in a thread, in ms (default: 10,000). */
  readonly longestMs?: number;
};

export type PageMaker = {
  /** Runs all queries of a page, and draws it. Throws `TooMuchWaitsError` when too many pages wait. */
  readonly make: (request: Omit<PageRequest, 'today'>) => Promise<Rendered>;
  /** The turns of pages whose queries are done. */
  readonly queue: WorkQueue;
  readonly clientFolder: string;
};

/** One, or two where there are more than two processors: each takes some 100 MB, and one is left for requests. */
export const defaultPageThreads = (): number => (availableParallelism() > 2 ? 2 : 1);
/** After this long drawing a page, in ms, a thread counts as hung and is ended. */
const longestDrawingMs = requestTimeoutMs / 2;

type PageWork = { readonly draw: (drawing: Drawing) => Promise<string> };

const program = new URL('page.worker.ts', import.meta.url);
/** Components and a page of thousands of rows take about 100 MB; with a smaller young generation, GC takes half the time. */
const [heapMb, youngMb] = [256, 32];

/** Runs each drawing in an idle thread; there must not be more concurrent drawings than threads. */
const drawInThreads = (count: number, { dist, logger, longestMs = longestDrawingMs }: PageMakerOptions) => {
  const threads = Array.from({ length: count }, (_, at) =>
    createThread<PageWork>(program, { name: `pages ${at + 1}`, logger, data: { dist }, heapMb, youngMb }),
  );
  const idle = [...threads];
  return {
    draw: async (drawing: Drawing): Promise<string> => {
      const thread = idle.pop();
      if (!thread) throw new Error('more pages are drawn at once than there are threads');
      const timer = setTimeout(() => void thread.close(), longestMs);
      try {
        return await thread.call('draw', drawing);
      } finally {
        clearTimeout(timer);
        idle.push(thread);
      }
    },
    close: () => Promise.all(threads.map(({ close }) => close())),
  };
};

/**
 * Makes pages: their queries run in the turn of the request, and separate threads draw them, one at a time each, so
 * that an expensive page does not delay cached ones. A page that ends its thread does not affect other pages.
 */
export const createPageMaker = async (
  options: PageMakerOptions,
): Promise<PageMaker & { readonly close: () => Promise<unknown> }> => {
  const { dist, today, threads } = options;
  const { prepare, draw, manifest, clientFolder } = await loadWebBundle(dist);
  const queue = createWorkQueue({ atOnce: Math.max(1, threads) });
  const pageThreads = threads > 0 ? drawInThreads(threads, options) : null;
  const drawn = (drawing: Drawing): Promise<string> =>
    pageThreads ? inTurnOf(queue, () => pageThreads.draw(drawing)) : draw(drawing, manifest);
  const make: PageMaker['make'] = async (request) => {
    const prepared = await prepare({ ...request, today });
    if ('redirect' in prepared) return prepared;
    const { drawing, ...head } = prepared;
    const from = performance.now();
    const body = await drawn(drawing);
    notePart('render', performance.now() - from);
    return { ...head, body };
  };
  return { make, queue, clientFolder, close: async () => pageThreads?.close() };
};
