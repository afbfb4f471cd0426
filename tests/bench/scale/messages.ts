import type { Plan } from './situations.ts';

/** Texts of `npm run bench:scale`. */
export const scaleMessages = {
  compared:
    'What follows from unit costs (bench-units.json) beside what was measured as a whole (bench.json)',
  measured: (value: string, off: string, isNear: boolean) =>
    `measured ${value}; ${off} off${isNear ? '' : ', MORE THAN 20 %'}`,
  shard: 'events a second that one shard brings into the views within 250 ms, 99 % of them',
  plans:
    'A Saturday of Quebec and of Canada: the fewest gateways that are busy for at most 60 % of the time, and what else is used',
  plan: {
    quebecOfSeason:
      'Quebec, each process and database on processors of its own, as if each event concerned all pages',
    quebec: 'Quebec as it is',
    canada: 'Canada, nothing changed',
    withRouting: 'and each address is always served by the same gateway',
    withFourShards: 'and a season has four shards',
    withCdn: 'and a CDN sends each page for a second',
  } satisfies Record<Plan, string>,
  outcome: {
    hits: 'share of requests that a gateway sends from its cache',
    gatewayProcessors: 'processors that all gateways use',
    replicaProcessors: 'processors that all replicas use for their pages',
    primaryProcessors: 'processors that the primary uses for events and views',
    projector: 'share of its time in which the thread of a shard is busy',
    resultP50Ms: 'from a result to its standings, median',
    resultP99Ms: '99 % take less',
    pageP50Ms: 'a page at the gateway, median',
    pageP99Ms: '99 % take less',
  },
} as const;
export type ScaleMessages = typeof scaleMessages;
