/** Time in ms after which a request counts half. */
const halfLifeMs = 5_000;
/** Most addresses remembered; the one with the oldest request is dropped first. */
const mostAddresses = 10_000;

/** Recent requests by address, served or not. */
export type Demand = {
  /** The number of requests, weighted by age at the time `at`, in ms. */
  readonly of: (address: string, at: number) => number;
  readonly count: (address: string, at: number) => void;
};

export const createDemand = (): Demand => {
  const entries = new Map<string, { readonly requests: number; readonly at: number }>();
  const of = (address: string, at: number): number => {
    const entry = entries.get(address);
    return entry ? entry.requests * 0.5 ** ((at - entry.at) / halfLifeMs) : 0;
  };
  const count = (address: string, at: number) => {
    const requests = of(address, at) + 1;
    // Maps iterate in insertion order, so this moves the address to the end.
    entries.delete(address);
    entries.set(address, { requests, at });
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size > mostAddresses) entries.delete(oldest);
  };
  return { of, count };
};
