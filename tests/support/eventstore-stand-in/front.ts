import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Front = {
  readonly port: number;
  /** The number of open connections. */
  readonly open: () => number;
  /** Closes every connection. */
  readonly cut: () => void;
  /** Discards all data of the current connections in both directions and keeps them open. New ones work. */
  readonly freeze: () => void;
  readonly close: () => void;
};

/** A proxy in front of the server whose connections a test can break. */
export const openFront = async (port: number, host = '127.0.0.1'): Promise<Front> => {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const server = createServer((near) => {
    const far = connect(port, host);
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    cut,
    freeze: () => {
      for (const { near, far } of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close: () => {
      server.close();
      cut();
    },
  };
};
