import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type RoundRobin = {
  /** The URL for browsers, without a trailing slash. */
  readonly url: string;
  /** Sets the gateways behind it; before that, it responds with 503. */
  readonly leadTo: (urls: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

/** The raw head of a request, for a connection that is passed on unchanged. */
const headOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = Array.from(
    { length: rawHeaders.length / 2 },
    (_, at) => `${rawHeaders[2 * at]}: ${rawHeaders[2 * at + 1]}`,
  );
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

/**
 * A proxy that sends each request to the next of several gateways, even on one connection, so that state in a single
 * gateway shows.
 */
export const roundRobin = async (): Promise<RoundRobin> => {
  let gateways: readonly URL[] = [];
  let count = 0;
  const next = (): URL | undefined => gateways[count++ % gateways.length];
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const to = next();
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(503).end());
    if (!to) return void fail();
    const { method, url, headers } = incoming;
    const onward = request(
      { agent, host: to.hostname, port: to.port, method, path: url, headers },
      (upstream) => {
        outgoing.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
        upstream.pipe(outgoing);
      },
    );
    onward.on('error', fail);
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

  const handOver = (incoming: IncomingMessage, near: Socket, begun: Buffer): void => {
    const to = next();
    if (!to) return void near.destroy();
    const far = connect(Number(to.port), to.hostname, () => {
      far.write(headOf(incoming));
      far.write(begun);
      near.pipe(far).pipe(near);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => (sockets.delete(one), other.destroy()));
    }
  };

  // As long as the gateways' own keep-alive: on a connection that closes earlier, a browser would send its request
  // twice.
  const server = createServer({ keepAliveTimeout: 75_000 }, forward);
  server.on('upgrade', (incoming, socket, head) => handOver(incoming, socket as Socket, head));
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (urls) => {
      gateways = urls.map((url) => new URL(url));
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
