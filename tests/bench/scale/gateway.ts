import type { Random } from '@rondelle/site/generate/random.ts';
import type { Cost, Costs } from './costs.ts';
import { type Thread, workWithDatabase } from './machine.ts';
import { type Demand, createPages, isBridged, isDue, type Page } from './pages.ts';
import { createServers, type Servers, workOn } from './servers.ts';
import type { Process, World } from './world.ts';

type Options = Demand & {
  readonly world: World;
  readonly costs: Costs;
  readonly thread: Thread;
  readonly database: Servers;
  readonly random: Random;
};

/** Limits of the gateway's work queue: concurrent uncached requests, and waiting ones before others are refused. */
const [concurrency, mostWaiting] = [3, 32];

/** One gateway with its response cache, work queue and open connections. */
export const createGateway = ({ world, costs, thread, database, random, ...demand }: Options) => {
  const pages = createPages(costs, random, demand);
  const turns = createServers(world, concurrency);
  const counts = { hits: 0, misses: 0, refused: 0 };
  const times: number[] = [];
  const versionOf = ({ places }: Page): number => demand.versions.versionOf(places);

  const make = function* (page: Page, isRenewal: boolean): Process {
    const pending = { version: versionOf(page), waiting: [] as (() => void)[] };
    page.pending = pending;
    yield turns.take();
    const [began, version] = [world.now(), versionOf(page)];
    yield* workWithDatabase(world, thread, database, page.cost);
    turns.give();
    page.madeAt = Math.max(page.madeAt, version);
    page.knownAt = began;
    if (isRenewal) page.renewedAt = began;
    if (page.pending === pending) page.pending = null;
    for (const resume of pending.waiting) resume();
  };
  const send = () => workOn(world, thread.turn, thread.processors, costs.cachedPageSiteMs);

  const respond = function* (page: Page): Process {
    const isCurrent = page.madeAt >= versionOf(page);
    if (isCurrent) page.knownAt = world.now();
    if (isCurrent || isBridged(page, world.now())) {
      counts.hits += 1;
      if (!isCurrent && !page.pending && isDue(page, world.now())) world.start(make(page, true));
      return yield* send();
    }
    const { pending } = page;
    if (pending?.version === versionOf(page)) {
      counts.hits += 1;
      yield (resume) => pending.waiting.push(resume);
      return yield* send();
    }
    counts.misses += 1;
    if (turns.waiting() < mostWaiting) yield* make(page, false);
    else counts.refused += 1;
  };

  return {
    counts,
    times,
    read: function* (at: number): Process {
      const page = pages[at];
      if (!page) return;
      const [came, refused] = [world.now(), counts.refused];
      yield* respond(page);
      if (counts.refused === refused) times.push(world.now() - came);
    },
    /** A command of a scorekeeper, up to its append. */
    command: (cost: Cost): Process => workWithDatabase(world, thread, database, cost),
    /** Sends messages to so many connections after a hint. */
    tell: function* (messages: number): Process {
      yield* workOn(world, thread.turn, thread.processors, messages * costs.hintSiteMs);
    },
  };
};
