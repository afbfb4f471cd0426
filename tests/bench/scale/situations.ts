import { sizeAt } from '../saturday/size.ts';
import type { Situation } from './situation.ts';

const teamsOfLeague = 10;
/** Games of the seasons of `npm run bench:saturday`. */
const gamesOfQuebec = 120_000;
const ofQuebec = { teams: 5_600, leagues: 5_600 / teamsOfLeague, categories: 30 };

/** A Saturday of `npm run bench:saturday` or a share of it, with all on one machine of two processors. */
export const saturdayAt = (share: number): Situation => {
  const { requestsPerSecond, pages, tapsPerSecond, resultsPerMinute, lines, liveGames } = sizeAt(share);
  const resultsPerSecond = resultsPerMinute / 60;
  return {
    requestsPerSecond,
    pages,
    eventsPerSecond: tapsPerSecond + resultsPerSecond,
    // A goal of a game under way changes no rating.
    groupsPerSecond: resultsPerSecond,
    lines,
    liveGames,
    gateways: 1,
    isRouted: false,
    ...ofQuebec,
    isOfSeason: false,
    seasonHintEveryMs: 1_000,
    shards: 1,
    cdnPerSecond: Infinity,
    isOneMachine: true,
    processors: 2,
    replicaProcessors: 2,
    primaryProcessors: 2,
    seconds: 120,
  };
};

/** Each process and database on processors of its own. */
const apart = {
  isOneMachine: false,
  replicaProcessors: 1,
  primaryProcessors: 8,
  seconds: 40,
} as const;

const [gamesOfCanada, teamsOfCanada] = [1_500_000, 60_000];
const growth = gamesOfCanada / gamesOfQuebec;

const quebec: Situation = { ...saturdayAt(1), ...apart };
const canada: Situation = {
  ...saturdayAt(growth),
  ...apart,
  requestsPerSecond: 10_000,
  // Teams, their leagues, the tables of those as JSON, and live games.
  pages: teamsOfCanada * (1 + 2 / teamsOfLeague) + sizeAt(growth).liveGames,
  teams: teamsOfCanada,
  leagues: teamsOfCanada / teamsOfLeague,
};
const sharded = { isRouted: true, shards: 4 };

/** Quebec, then Canada with one change after the other; each plan has the changes of those before. */
export const plans = {
  quebecOfSeason: { ...quebec, isOfSeason: true, seasonHintEveryMs: 0 },
  quebec,
  canada,
  withRouting: { ...canada, isRouted: true },
  withFourShards: { ...canada, ...sharded },
  withCdn: { ...canada, ...sharded, cdnPerSecond: 1 },
} as const satisfies Readonly<Record<string, Situation>>;
export type Plan = keyof typeof plans;
