import { mostHeaderBytes } from './bounded-input.ts';

/** How long a connection may say nothing, and a request stay unfinished (milliseconds). */
export const longestSilenceMs = 30_000;

/** Fastify's options: silent connections, headers and bodies without end, and answers that nobody takes are ended. */
export const connectionTimes = (silenceMs: number) => ({
  http: {
    headersTimeout: silenceMs,
    requestTimeout: silenceMs,
    // They are looked for often, else they stay for twice as long.
    connectionsCheckingInterval: Math.ceil(silenceMs / 6),
    maxHeaderSize: mostHeaderBytes,
  },
  requestTimeout: silenceMs,
  // Who reads slowly stays; who takes nothing is ended the second time that this is looked at.
  connectionTimeout: silenceMs,
});
