import type { ChangesInput, LiveChange } from '@rondelle/contracts/live.ts';
import { transformer } from '@rondelle/contracts/output-envelope.ts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { AppRouter } from '@rondelle/gateway/router.ts';

type Options = {
  /** Called for a ticket whenever a connection is opened. */
  readonly ticket?: () => Promise<string>;
  readonly retryMs?: number;
};

/** A client that follows a site over one live connection. */
export const liveClient = (url: string, { ticket, retryMs = 50 }: Options = {}) => {
  let closings = 0;
  const socket = createWSClient({
    onClose: () => {
      closings += 1;
    },
    url: `${url.replace(/^http/, 'ws')}/trpc`,
    retryDelayMs: () => retryMs,
    ...(ticket && { connectionParams: async () => ({ ticket: await ticket() }) }),
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket, transformer })] });
  const follow = (topics: string[], more: Partial<ChangesInput> = {}) => {
    const changes: LiveChange[] = [];
    const errors: { code: string | null | undefined }[] = [];
    const subscription = client.live.changes.subscribe(
      { lang: 'fr', topics, ...more },
      {
        onData: ({ data }) => void changes.push(data),
        onError: ({ data }) => void errors.push({ code: data?.domainCode }),
      },
    );
    return {
      changes,
      errors,
      /** All topics of the hints so far. */
      topics: () => [...new Set(changes.flatMap((change) => change.topics))].sort(),
      isOn: () => changes.length > 0,
      stop: () => subscription.unsubscribe(),
    };
  };
  return {
    follow,
    /** How many connections have ended. */
    closings: () => closings,
    close: () => socket.close(),
  };
};
export type LiveClient = ReturnType<typeof liveClient>;
