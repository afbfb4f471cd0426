/** Returns the instant (ms) of a local time, passed as the ms that it would have in UTC. */
export type Zone = (local: number) => number;
