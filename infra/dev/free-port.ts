import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of this machine that nothing listens on at the time of asking. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Rejects with the system's EADDRINUSE where something listens on the port; `0` is always free. */
export const assertPortFree = async (port: number): Promise<void> => {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

/** Whether an error says that a port is taken. */
export const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
