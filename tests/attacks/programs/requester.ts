import { Agent, request } from 'node:http';

export type LoadResponse = {
  readonly status: number;
  /** The error's code when no response came, such as `ECONNRESET`. */
  readonly error?: string;
  readonly retryAfter: string | undefined;
  readonly ms: number;
};

/** Sends requests as a browser behind a proxy, over kept-alive connections; the status is 0 when no response came. */
export const createRequester = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sendRequest = (path: string, address: string): Promise<LoadResponse> =>
    new Promise((resolve) => {
      const began = performance.now();
      const headers = { 'x-forwarded-for': address, 'accept-encoding': 'gzip, br' };
      const responded = (status: number, retryAfter?: string) =>
        resolve({ status, retryAfter, ms: performance.now() - began });
      const failed = ({ code = 'no code' }: NodeJS.ErrnoException) =>
        resolve({ status: 0, error: code, retryAfter: undefined, ms: performance.now() - began });
      request(`${url}${path}`, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => responded(response.statusCode ?? 0, response.headers['retry-after']));
        response.on('error', failed);
      })
        .on('error', failed)
        .end();
    });
  return { ask: sendRequest, close: () => agent.destroy() };
};

/** Starts work at a steady rate, whether or not earlier work has finished. */
export const atPace = async <T>(
  perSecond: number,
  seconds: number,
  work: (count: number) => Promise<T>,
): Promise<T[]> => {
  const began = performance.now();
  const works: Promise<T>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const due = Math.min(seconds, (performance.now() - began) / 1_000) * perSecond;
    while (works.length < due) works.push(work(works.length));
    if (performance.now() - began > seconds * 1_000) resolve();
  }, 5);
  await promise;
  clearInterval(timer);
  return Promise.all(works);
};

/** The input that the parent process passed to this program. */
export const input = (): unknown => JSON.parse(process.argv[2] ?? 'null');
