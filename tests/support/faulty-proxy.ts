import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the way does with what travels on it. */
type Way = 'flows' | 'delays' | 'trickles' | 'swallows';

export type FaultyProxy = {
  /** Where it listens on 127.0.0.1. */
  readonly port: number;
  /** Everything is well again, for connections of now and for new ones; those that were swallowed stay dead. */
  readonly flow: () => void;
  /** Hangs up every connection; new ones work. */
  readonly cut: () => void;
  /** Ends the way back of every connection, as one whose far end says goodbye while it still listens. */
  readonly halfClose: () => void;
  readonly delay: (ms: number) => void;
  /** One byte a second, in each direction of each connection. */
  readonly trickle: () => void;
  /**
   * Swallows everything without a word, in both directions. After five seconds the far ends are told, as the kernel
   * of a server notices by itself; the near ends never are.
   */
  readonly blackHole: () => void;
  readonly connections: () => number;
  readonly close: () => void;
};

type Pair = { readonly near: Socket; readonly far: Socket; dead: boolean };

const farEndNoticesMs = 5_000;

/** A way to a TCP server of this machine that fails in all the ways in which a network does. */
export const faultyProxy = async (realPort: number, host = '127.0.0.1'): Promise<FaultyProxy> => {
  const pairs = new Set<Pair>();
  let way: Way = 'flows';
  let delayMs = 0;

  const trickles = () => way === 'trickles';
  /** Until all of it has gone, or the way is well again; answers what is left then. */
  const trickle = async (pair: Pair, chunk: Buffer, to: Socket): Promise<Buffer> => {
    let left = chunk;
    for (; left.length > 0 && trickles() && !pair.dead && !to.destroyed; await sleep(1_000)) {
      to.write(left.subarray(0, 1));
      left = left.subarray(1);
    }
    return left;
  };
  const carry = async (pair: Pair, chunk: Buffer, to: Socket): Promise<void> => {
    if (way === 'delays') await sleep(delayMs);
    const rest = await trickle(pair, chunk, to);
    if (rest.length === 0 || pair.dead || to.destroyed) return;
    if (!to.write(rest)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
  };
  const pump = (pair: Pair, from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => {
      if (way === 'swallows') pair.dead = true;
      if (pair.dead) return;
      from.pause();
      void carry(pair, chunk, to).then(() => from.resume());
    });
    from.on('end', () => pair.dead || to.end());
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: realPort, host, allowHalfOpen: true });
    const pair: Pair = { near, far, dead: false };
    pairs.add(pair);
    const end = () => {
      if (pair.dead) return;
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', end).on('close', end);
    near.on('close', () => {
      far.destroy();
      pairs.delete(pair);
    });
    pump(pair, near, far);
    pump(pair, far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  const blackHole = () => {
    way = 'swallows';
    const swallowed = [...pairs];
    for (const pair of swallowed) pair.dead = true;
    setTimeout(() => {
      for (const { far } of swallowed) far.destroy();
    }, farEndNoticesMs).unref();
  };
  return {
    port: (server.address() as AddressInfo).port,
    flow: () => {
      way = 'flows';
    },
    cut,
    halfClose: () => {
      for (const { near } of pairs) near.end();
    },
    delay: (ms) => {
      way = 'delays';
      delayMs = ms;
    },
    trickle: () => {
      way = 'trickles';
    },
    blackHole,
    connections: () => pairs.size,
    close: () => {
      server.close();
      cut();
    },
  };
};
