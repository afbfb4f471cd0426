export type Situation = {
  readonly requestsPerSecond: number;
  readonly pages: number;
  /** Goals and results, each an event. */
  readonly eventsPerSecond: number;
  /** Groups of ratings and forecasts to compute, as many as results. */
  readonly groupsPerSecond: number;
  readonly lines: number;
  readonly liveGames: number;
  /** How many gateways there are, of which one is simulated with its share of the rest. */
  readonly gateways: number;
  /** Whether each page is always asked from the same gateway. */
  readonly isRouted: boolean;
  /** Of the ongoing season. */
  readonly leagues: number;
  readonly teams: number;
  readonly categories: number;
  /** Whether all pages of a season go with each of its events, as before hints named what they concern. */
  readonly isOfSeason: boolean;
  /** At most how often those who follow a season are sent a message, in ms; 0 after each batch. */
  readonly seasonHintEveryMs: number;
  /** Shards among which the events are spread, of which one is simulated. */
  readonly shards: number;
  /** Pages that are sent more often than this by each gateway are sent by a CDN in front. */
  readonly cdnPerSecond: number;
  /** Whether all run on the same processors; otherwise each process and the database has so many of its own. */
  readonly isOneMachine: boolean;
  readonly processors: number;
  /** Of replicas, for each gateway, and of the primary, for each shard. */
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
  /** Where all is on one machine: processors that the site and the database use. */
  readonly siteProcessors: number;
  readonly databaseProcessors: number;
};
