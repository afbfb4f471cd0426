/** After so long, in milliseconds, what an address has asked for counts half. */
const halfLifeMs = 5_000;
/** Addresses remembered; those that asked longest ago are forgotten first. */
const mostAddresses = 10_000;

/** How much each address has asked for lately, whether it was answered or not. */
export type Demand = {
  /** The number of requests, of which older ones count less at a moment (milliseconds). */
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
    // The order of a map is the order of insertion: who asked last is forgotten last.
    entries.delete(address);
    entries.set(address, { requests, at });
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size > mostAddresses) entries.delete(oldest);
  };
  return { of, count };
};
