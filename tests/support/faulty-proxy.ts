import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The proxy's treatment of data. */
type Mode = 'flows' | 'delays' | 'trickles' | 'swallows';

export type FaultyProxy = {
  /** The port on 127.0.0.1. */
  readonly port: number;
  /** Passes data on again, on current and new connections; connections that lost data stay dead. */
  readonly flow: () => void;
  /** Closes every connection; new ones work. */
  readonly cut: () => void;
  /** Half-closes every connection: the server's end sends FIN but still reads. */
  readonly halfClose: () => void;
  readonly delay: (ms: number) => void;
  /** Passes one byte per second, in each direction of each connection. */
  readonly trickle: () => void;
  /**
   * Discards all data in both directions. After five seconds, the server's ends are closed, as the kernel of a server
   * would do; the client's ends never are.
   */
  readonly blackHole: () => void;
  readonly connections: () => number;
  readonly close: () => void;
};

type Pair = { readonly near: Socket; readonly far: Socket; dead: boolean };

const farEndNoticesMs = 5_000;

/** A proxy in front of a local TCP server that simulates the faults of a network. */
export const faultyProxy = async (realPort: number, host = '127.0.0.1'): Promise<FaultyProxy> => {
  const pairs = new Set<Pair>();
  let mode: Mode = 'flows';
  let delayMs = 0;

  const trickles = () => mode === 'trickles';
  /** Trickles a chunk until all of it is sent or the fault ends; returns the rest. */
  const trickle = async (pair: Pair, chunk: Buffer, to: Socket): Promise<Buffer> => {
    let left = chunk;
    for (; left.length > 0 && trickles() && !pair.dead && !to.destroyed; await sleep(1_000)) {
      to.write(left.subarray(0, 1));
      left = left.subarray(1);
    }
    return left;
  };
  const carry = async (pair: Pair, chunk: Buffer, to: Socket): Promise<void> => {
    if (mode === 'delays') await sleep(delayMs);
    const rest = await trickle(pair, chunk, to);
    if (rest.length === 0 || pair.dead || to.destroyed) return;
    if (!to.write(rest)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
  };
  const pump = (pair: Pair, from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => {
      if (mode === 'swallows') pair.dead = true;
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
    mode = 'swallows';
    const swallowed = [...pairs];
    for (const pair of swallowed) pair.dead = true;
    setTimeout(() => {
      for (const { far } of swallowed) far.destroy();
    }, farEndNoticesMs).unref();
  };
  return {
    port: (server.address() as AddressInfo).port,
    flow: () => {
      mode = 'flows';
    },
    cut,
    halfClose: () => {
      for (const { near } of pairs) near.end();
    },
    delay: (ms) => {
      mode = 'delays';
      delayMs = ms;
    },
    trickle: () => {
      mode = 'trickles';
    },
    blackHole,
    connections: () => pairs.size,
    close: () => {
      server.close();
      cut();
    },
  };
};
