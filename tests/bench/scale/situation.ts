export type Situation = {
  readonly requestsPerSecond: number;
  readonly pages: number;
  /** Goals and results, each an event. */
  readonly eventsPerSecond: number;
  /** Groups of ratings and forecasts to compute, as many as results. */
  readonly groupsPerSecond: number;
  readonly lines: number;
  readonly liveGames: number;
  /** The number of gateways, of which one is simulated with its share of the rest. */
  readonly gateways: number;
  /** True when the same gateway always gets the requests for a page. */
  readonly isRouted: boolean;
  /** Leagues of the ongoing season. */
  readonly leagues: number;
  readonly teams: number;
  readonly categories: number;
  /** True when each event of a season invalidates all of its pages, as before hints named what they concern. */
  readonly isOfSeason: boolean;
  /** The minimum interval of messages to followers of a season, in ms; 0 after each batch. */
  readonly seasonHintEveryMs: number;
  /** Shards among which the events are spread, of which one is simulated. */
  readonly shards: number;
  /** A CDN in front sends the pages that each gateway would send more often than this. */
  readonly cdnPerSecond: number;
  /** True when all run on the same processors; otherwise each process and the database has so many of its own. */
  readonly isOneMachine: boolean;
  readonly processors: number;
  /** Processors of replicas, for each gateway, and of the primary, for each shard. */
  readonly replicaProcessors: number;
  readonly primaryProcessors: number;
  readonly seconds: number;
};

export type Outcome = {
  readonly resultP50Ms: number;
  readonly resultP99Ms: number;
  readonly pageP50Ms: number;
  readonly pageP99Ms: number;
  readonly hits: number;
  readonly refused: number;
  /** Shares in use of a gateway's thread, of a projector's, of replicas, of the primary. */
  readonly gateway: number;
  readonly projector: number;
  readonly replica: number;
  readonly primary: number;
  /** Processors that the site and the database use, when all is on one machine. */
  readonly siteProcessors: number;
  readonly databaseProcessors: number;
};
