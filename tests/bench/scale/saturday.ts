import { randomFor } from '@rondelle/site/generate/random.ts';
import { quantile } from '../numbers.ts';
import { pick, sharesOf } from '../saturday/load/readers.ts';
import { arrivals, spreadTo } from './arrivals.ts';
import { type Cost, type Costs, tapCommandCost } from './costs.ts';
import { createGateway } from './gateway.ts';
import { workWithDatabase } from './machine.ts';
import { startFirstLane, startSecondLane } from './projector.ts';
import type { Outcome, Situation } from './situation.ts';
import { createSite } from './site.ts';
import { createVersions } from './versions.ts';
import { createWorld, type Process } from './world.ts';

/** Shares of the connections that follow the season and a live game, as in `npm run bench:saturday`. */
const [ofSeason, ofGames] = [2 / 20, 11 / 20];

/**
 * Requests a second of each page that reach this gateway. With routing by address, it is one of the gateways without
 * the most popular pages.
 */
const ratesOf = ({ requestsPerSecond, pages, gateways, isRouted, cdnPerSecond }: Situation): number[] => {
  const sums = sharesOf(pages);
  const all = Array.from(sums, (sum, at) => (sum - (sums[at - 1] ?? 0)) * requestsPerSecond);
  const own = isRouted
    ? all.filter((_, at) => at % gateways === gateways >> 1)
    : all.map((rate) => rate / gateways);
  return own.map((rate) => Math.min(rate, cdnPerSecond));
};

/** A Saturday with everything at once, for one gateway and one shard with their shares of it. */
export const simulateSaturday = (costs: Costs, situation: Situation): Outcome => {
  const { eventsPerSecond, gateways, shards, isOneMachine, seconds } = situation;
  const world = createWorld();
  const random = randomFor('saturday');
  const site = createSite(world, situation);
  const perSecond = ratesOf(situation);
  const versions = createVersions(random, situation);
  const gateway = createGateway({
    world,
    costs,
    thread: site.gateway,
    database: site.replica,
    random,
    perSecond,
    versions,
  });
  const spread = spreadTo(random, costs.batchSiteP99Ms / costs.batchSiteMs);
  const threads = { thread: site.projector, laterThread: site.later };
  const lane = { world, costs, ...threads, database: site.primary, spread };

  const { lines, liveGames, seasonHintEveryMs } = situation;
  const ownLines = lines / gateways;
  let lastHint = -Infinity;
  /** Messages to the connections of this gateway that follow one of the games, and the season if it is time. */
  const messagesAfter = (events: number): number => {
    const toGames = (events * ownLines * ofGames) / liveGames;
    if (world.now() - lastHint < seasonHintEveryMs) return toGames;
    lastHint = world.now();
    return toGames + ownLines * ofSeason;
  };
  /** The other shards send as many hints. */
  const ofEachShard = (send: () => void): void => {
    for (let shard = 0; shard < shards; shard += 1) send();
  };
  const hear = (events: number): void =>
    ofEachShard(() => {
      for (let event = 0; event < events; event += 1) versions.event();
      world.start(gateway.tell(messagesAfter(events)));
    });
  const first = startFirstLane(lane, hear);
  startSecondLane(lane, situation.groupsPerSecond / shards, () => ofEachShard(versions.rating));

  const results: number[] = [];
  const command = tapCommandCost(costs);
  const write = function* (): Process {
    const began = world.now();
    yield* workWithDatabase(world, site.writer, site.primary, command);
    first.add({ seen: () => results.push(world.now() - began) });
  };
  const onlySite: Cost = { ...command, postgres: 0 };
  const read = () => gateway.read(pick(sums, random.next()));
  const total = perSecond.reduce((sum, rate) => sum + rate, 0);
  let sum = 0;
  const sums = Float64Array.from(perSecond, (rate) => (sum += rate) / total);
  world.start(arrivals(world, random, total, read));
  world.start(arrivals(world, random, eventsPerSecond / shards, write));
  if (!isOneMachine)
    world.start(arrivals(world, random, eventsPerSecond / gateways, () => gateway.command(onlySite)));
  world.run(seconds * 1_000);

  const { hits, misses, refused } = gateway.counts;
  return {
    resultP50Ms: quantile(results, 0.5),
    resultP99Ms: quantile(results, 0.99),
    pageP50Ms: quantile(gateway.times, 0.5),
    pageP99Ms: quantile(gateway.times, 0.99),
    hits: hits / (hits + misses),
    refused: refused / (hits + misses),
    ...site.used(),
  };
};
