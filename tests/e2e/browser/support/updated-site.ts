import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** The site behind a proxy that can change its worker and that never responds to one page. */
export const updatedSite = async (unanswered: string) => {
  let isNew = false;
  const real = new URL(inject('siteUrl'));
  const server = createServer((asked, answer) => {
    if (asked.url === unanswered) return;
    // Always requests the whole worker: a 304 would return the browser's old one.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const { hostname, port } = real;
    const forwarded = ask({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      const isWorker = asked.url === '/worker.js' && isNew;
      const { 'content-length': _length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? others : given.headers);
      given.on('end', () => answer.end(isWorker ? '\n// newer' : ''));
      given.pipe(answer, { end: false });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
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
