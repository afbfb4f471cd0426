import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SilentProxy = {
  /** Without a trailing slash. */
  readonly url: string;
  /**
   * From now on, no data on the current connections (or only on WebSockets) arrives, not even their end, as with a
   * phone that leaves its network. New connections work.
   */
  readonly silence: (which?: 'all' | 'webSockets') => void;
  /** Sends new connections to another server. */
  readonly leadTo: (url: string) => void;
  readonly close: () => Promise<void>;
};
type Passage = { isWebSocket: boolean; isSilent: boolean };

/** A proxy in front of a TCP server whose connections can fall silent. */
export const silentProxy = async (realUrl: string): Promise<SilentProxy> => {
  let real = new URL(realUrl);
  const sockets = new Set<Socket>();
  const passages = new Set<Passage>();
  const server = createServer((near) => {
    const far = connect(Number(real.port), real.hostname);
    const passage: Passage = { isWebSocket: false, isSilent: false };
    passages.add(passage);
    near.on('data', (data) => {
      passage.isWebSocket ||= /\r\nupgrade: websocket\r\n/i.test(data.toString('latin1'));
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => {
        if (!passage.isSilent) other.write(data);
      });
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        if (!passage.isSilent) other.destroy();
      });
    }
    near.on('close', () => passages.delete(passage));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence: (which = 'all') => {
      for (const passage of passages) passage.isSilent ||= which === 'all' || passage.isWebSocket;
    },
    leadTo: (url) => {
      real = new URL(url);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
