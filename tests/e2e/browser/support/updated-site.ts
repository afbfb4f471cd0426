import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** The site behind a proxy that can change its worker and that never responds to one page. */
export const updatedSite = async (hangingPath: string) => {
  let isNew = false;
  const real = new URL(inject('siteUrl'));
  const server = createServer((incoming, response) => {
    if (incoming.url === hangingPath) return;
    // Always requests the whole worker: a 304 would return the browser's old one.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = incoming.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const { hostname, port } = real;
    const forwarded = ask(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (upstream) => {
        const isWorker = incoming.url === '/worker.js' && isNew;
        const { 'content-length': _length, ...others } = upstream.headers;
        response.writeHead(upstream.statusCode ?? 502, isWorker ? others : upstream.headers);
        upstream.on('end', () => response.end(isWorker ? '\n// newer' : ''));
        upstream.pipe(response, { end: false });
      },
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    update: () => (isNew = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
