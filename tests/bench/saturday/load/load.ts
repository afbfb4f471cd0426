import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from '../../../flow/client.ts';
import type { Plan } from '../plan.ts';
import { createClient } from './client.ts';
import { crawl } from './crawl.ts';
import { importSheet } from './import.ts';
import { openLines } from './lines.ts';
import { readOnce, readPages } from './readers.ts';
import { createResults } from './results.ts';
import { startGames, tapScores } from './taps.ts';
import { createTally } from './tally.ts';

/** The share of the measured time after which the import begins. */
const importAt = 0.4;
/** Time for the last results to be seen. */
const lastMs = 3_000;

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Runs everything of a Saturday at once on a site that has been open for days: first unmeasured, then measured. */
export const runLoad = async (plan: Plan) => {
  const get = createClient(plan.url);
  const scorekeepers = plan.scorekeepers.map((token) => clientOf(plan.url, token));
  const keeper = (n: number) => scorekeepers[n % scorekeepers.length] ?? clientOf(plan.url, null);
  const pages = await readOnce(get, plan.pages);
  const scored = await startGames(plan.live, keeper);
  const results = await createResults(get, plan);
  const lines = await openLines(plan.url, plan.topics, results.hear);
  const tally = {
    hot: createTally(),
    others: createTally(),
    crawler: createTally(),
    taps: createTally(),
    results: createTally(),
  };
  const ended = new AbortController();
  const { signal } = ended;
  const running = [
    readPages(get, { ...plan, pages }, tally, signal),
    lines.keepAlive(signal),
    tapScores(scored, plan.size.tapsPerSecond, tally.taps, signal),
    results.record(keeper, tally.results, signal),
    crawl(get, plan, tally.crawler, signal),
  ];
  await sleep(plan.warmUpSeconds * 1_000);
  const late = monitorEventLoopDelay({ resolution: 1 });
  late.enable();
  for (const one of Object.values(tally)) one.begin();
  const [from, fromEpoch, worked, heard] = [
    performance.now(),
    Date.now(),
    processorSeconds(),
    lines.counts.heard,
  ];
  const importing = sleep(plan.seconds * importAt * 1_000).then(() =>
    importSheet(
      clientOf(plan.url, plan.registrar),
      plan,
      AbortSignal.timeout(plan.seconds * (1 - importAt) * 1_000),
    ),
  );
  await Promise.all([sleep(plan.seconds * 1_000), importing]);
  const [to, toEpoch] = [performance.now(), Date.now()];
  late.disable();
  const spent = processorSeconds() - worked;
  const messages = lines.counts.heard - heard;
  ended.abort();
  await Promise.all(running);
  await sleep(lastMs);
  const { closed } = lines.counts;
  lines.close();
  return {
    hotPages: plan.size.hotPages,
    fromEpoch,
    toEpoch,
    seconds: (to - from) / 1_000,
    times: Object.fromEntries(Object.entries(tally).map(([name, { times }]) => [name, times])) as Record<
      keyof typeof tally,
      number[]
    >,
    failures: Object.fromEntries(
      Object.entries(tally).map(([name, { failures }]) => [name, failures()]),
    ) as Record<keyof typeof tally, Record<string, number>>,
    seen: results.seen.filter(({ at }) => at >= from),
    unseen: results.waiting(),
    imported: await importing,
    lines: { messages, closed },
    processorSeconds: spent,
    lateP99Ms: late.percentile(99) / 1e6,
  };
};
export type Measured = Awaited<ReturnType<typeof runLoad>>;
