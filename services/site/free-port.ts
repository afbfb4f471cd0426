import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a TCP port that no process listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Rejects with EADDRINUSE when another process listens on the port; `0` is always free. */
export const assertPortFree = async (port: number): Promise<void> => {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

/** Returns true when the error means that a port is in use. */
export const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
