import type { IncomingMessage } from 'node:http';

/** Each proxy adds the address that it was called from; beyond ours, visitors write what they like. */
export const addressOf = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const chain = [socket.remoteAddress ?? '', ...said.toReversed()];
  return chain[Math.min(proxies, chain.length - 1)] ?? '';
};

export type ConnectionAddresses = {
  /** Takes one place of an address: how to give it back, once; null where all are taken. */
  readonly take: (address: string) => (() => void) | null;
};

/** How many lines each address has open; `most` is asked anew each time. */
export const createConnectionAddresses = (most: () => number): ConnectionAddresses => {
  const taken = new Map<string, number>();
  return {
    take: (address) => {
      const before = taken.get(address) ?? 0;
      if (before >= most()) return null;
      taken.set(address, before + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (taken.get(address) ?? 0) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
};
