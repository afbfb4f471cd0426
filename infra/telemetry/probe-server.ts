import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

export type Probes = {
  /** Body of `/readyz`: status 200 when ready, else 503. */
  readonly readiness: () => Promise<{ readonly ready: boolean }>;
  readonly metrics: Registry;
};
export type ProbeServer = { readonly url: string; readonly close: () => Promise<void> };

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
};

const respond = async (path: string, response: ServerResponse, probes: Probes): Promise<void> => {
  if (path === '/healthz') return sendJson(response, 200, { alive: true });
  if (path === '/readyz') {
    const readiness = await probes.readiness();
    return sendJson(response, readiness.ready ? 200 : 503, readiness);
  }
  if (path !== '/metrics') return sendJson(response, 404, { error: 'request/unknown-path' });
  const text = await probes.metrics.metrics();
  response.writeHead(200, { 'content-type': probes.metrics.contentType }).end(text);
};

/**
 * Serves `/healthz`, `/readyz` and `/metrics` for a process without another HTTP server; port `0` means any free port.
 */
export const startProbeServer = async (port: number, probes: Probes): Promise<ProbeServer> => {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    respond(path, response, probes).catch(() => sendJson(response, 500, { error: 'request/failed' }));
  });
  server.listen(port);
  await once(server, 'listening');
  // Without a listener, a connection that the system cannot accept would end the process.
  server.on('error', () => undefined);
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
};
