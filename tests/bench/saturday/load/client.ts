import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response: its status, or the reason for none, and the time until all of it has arrived. */
export type Outcome = { readonly status: number | 'timeout' | 'broken'; readonly ms: number };
export type Read = Outcome & { readonly body: Buffer; readonly location: string | null };
export type Get = (path: string, reader: number, headers?: Readonly<Record<string, string>>) => Promise<Read>;

const timeoutMs = 10_000;
/** Readers come from that many addresses of this machine; each address keeps its connections. */
const addresses = 200;
const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };
const nothing = Buffer.alloc(0);

/** Requests pages as cheaply as possible, since the load runs on the same processors as the site. */
export const createClient = (site: string): Get => {
  const { hostname, port } = new URL(site);
  const agents = Array.from(
    { length: addresses },
    (_, n) => new Agent({ keepAlive: true, localAddress: `127.9.0.${n + 1}` }),
  );
  return (path, reader, headers = browser) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const fail = (status: 'timeout' | 'broken') =>
        resolve({ status, ms: performance.now() - begun, body: nothing, location: null });
      const agent = agents[reader % addresses];
      const sent = request({ hostname, port, path, headers, timeout: timeoutMs, ...(agent && { agent }) });
      sent.once('response', (response) => {
        const { statusCode: status = 0, headers: its } = response;
        buffer(response).then(
          (body) => resolve({ status, ms: performance.now() - begun, body, location: its.location ?? null }),
          () => fail('broken'),
        );
      });
      sent.once('timeout', () => {
        fail('timeout');
        sent.destroy();
      });
      sent.once('error', () => fail('broken'));
      sent.end();
    });
};
