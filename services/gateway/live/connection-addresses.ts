import type { IncomingMessage } from 'node:http';

/**
 * The client's address behind our proxies. Each proxy appends the address it was called from; entries before those come
 * from the client and prove nothing.
 */
export const addressOf = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const chain = [socket.remoteAddress ?? '', ...forwarded.toReversed()];
  return chain[Math.min(proxies, chain.length - 1)] ?? '';
};

export type ConnectionAddresses = {
  /** Reserves a connection for an address and returns the function that releases it; null when the limit is reached. */
  readonly take: (address: string) => (() => void) | null;
};

/** Counts open connections by address. `most` is read at each reservation. */
export const createConnectionAddresses = (most: () => number): ConnectionAddresses => {
  const counts = new Map<string, number>();
  return {
    take: (address) => {
      const before = counts.get(address) ?? 0;
      if (before >= most()) return null;
      counts.set(address, before + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (counts.get(address) ?? 0) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      };
    },
  };
};
