import { mostHeaderBytes } from './bounded-input.ts';

/** Time limit of silent connections and incomplete requests, in ms. */
export const longestSilenceMs = 30_000;

/** Fastify options that close silent connections, incomplete requests and connections whose client reads nothing. */
export const connectionTimes = (silenceMs: number) => ({
  http: {
    headersTimeout: silenceMs,
    requestTimeout: silenceMs,
    // With Node's default interval of 30 s, connections would live up to twice as long.
    connectionsCheckingInterval: Math.ceil(silenceMs / 6),
    maxHeaderSize: mostHeaderBytes,
  },
  requestTimeout: silenceMs,
  // Socket inactivity: slow readers stay connected; a client that reads nothing is closed at the second timeout.
  connectionTimeout: silenceMs,
});
