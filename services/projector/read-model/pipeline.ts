import type { ClientBase } from 'pg';

/** Returns whether the connection sends a query before the previous one has returned; results come in order. */
const isPipelined = (client: ClientBase): boolean => 'pipeline' in client && client.pipeline === true;

/** Lets the work send queries without waiting for each other. No query may be under way at its start or end. */
export const pipelined = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  // `pg` refuses COPY on a connection with this option, and the pool also lends connections for COPY: unset afterwards.
  Object.assign(client, { pipeline: true });
  try {
    return await work();
  } finally {
    Object.assign(client, { pipeline: false });
  }
};

/** Runs the queries in one round trip on a pipelined connection, otherwise one after the other. */
export const pipelineQueries = async <T>(
  client: ClientBase,
  queries: readonly (() => Promise<T>)[],
): Promise<readonly T[]> => {
  if (isPipelined(client)) return Promise.all(queries.map((query) => query()));
  const results: T[] = [];
  for (const query of queries) results.push(await query());
  return results;
};

/** Writes that are sent without waiting for their results, when the connection is pipelined. */
export type Sent = {
  readonly send: (query: () => Promise<unknown>) => Promise<void>;
  /** Resolves when all have returned; throws the first error. */
  readonly settled: () => Promise<void>;
};

export const sendingOn = (client: ClientBase): Sent => {
  const sent: Promise<unknown>[] = [];
  return {
    send: async (query) => {
      const pending = query();
      if (!isPipelined(client)) {
        await pending;
        return;
      }
      // `answered` throws the error; this only prevents an unhandled rejection.
      pending.catch(() => undefined);
      sent.push(pending);
    },
    settled: async () => {
      for (const pending of sent) await pending;
    },
  };
};
