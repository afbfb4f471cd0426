import type { ClientBase } from 'pg';

/** Whether the connection takes a query before the one before it is answered; the answers come in the same order. */
const isPipelined = (client: ClientBase): boolean => 'pipeline' in client && client.pipeline === true;

/** For the work, queries of the connection need not wait for each other. It begins and ends with none under way. */
export const pipelined = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  // An option of `pg` for a connection's whole life; but the pool lends it to those who COPY as well, which it refuses.
  Object.assign(client, { pipeline: true });
  try {
    return await work();
  } finally {
    Object.assign(client, { pipeline: false });
  }
};

/** Asks all at once on a pipelined connection: one way there and back. On another, one after the other. */
export const atOnce = async <T>(
  client: ClientBase,
  asks: readonly (() => Promise<T>)[],
): Promise<readonly T[]> => {
  if (isPipelined(client)) return Promise.all(asks.map((ask) => ask()));
  const answers: T[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers;
};

/** What is sent without waiting for it, where the connection allows it. */
export type Sent = {
  readonly send: (ask: () => Promise<unknown>) => Promise<void>;
  /** Resolves when all is answered; fails with what failed first. */
  readonly answered: () => Promise<void>;
};

export const sendingOn = (client: ClientBase): Sent => {
  const sent: Promise<unknown>[] = [];
  return {
    send: async (ask) => {
      const asked = ask();
      if (!isPipelined(client)) {
        await asked;
        return;
      }
      // Whoever asks for all answers hears of it.
      asked.catch(() => undefined);
      sent.push(asked);
    },
    answered: async () => {
      for (const asked of sent) await asked;
    },
  };
};
