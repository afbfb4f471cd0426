import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BreakableProxy = {
  /** The real URL with the host and port of the proxy. */
  readonly url: string;
  /** Drops every connection and refuses new ones. */
  readonly breakOff: () => void;
  readonly mend: () => Promise<void>;
  readonly close: () => void;
};

/** A proxy in front of a TCP server whose connections a test can break and restore. */
export const breakableProxy = async (realUrl: string): Promise<BreakableProxy> => {
  const real = new URL(realUrl);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const newServer = () =>
    createServer((near) => {
      const far = track(connect(Number(real.port), real.hostname));
      track(near).pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  let server = newServer();
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(realUrl);
  url.port = String(port);

  const breakOff = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const mend = () => {
    server = newServer();
    return listen(port);
  };
  return { url: url.href, breakOff, mend, close: breakOff };
};
