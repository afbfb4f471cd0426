import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import superjson from 'superjson';
import { PromptSocket } from './prompt-socket.ts';
import type { AppRouter } from './trpc.ts';

const longestRetry = 10_000;
/** The server ends lines that do not answer; what is half open on this side is noticed here. */
const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };

/** Not all at once after a restart, and soon at first. */
const retryDelayMs = (attempt: number): number =>
  Math.min(longestRetry, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);

/** The one live connection of this tab: opened when something is followed, closed when nothing is. */
const open = () => {
  const socket = createWSClient({
    url: `${location.origin.replace(/^http/, 'ws')}/trpc`,
    lazy: { enabled: true, closeMs: 2_000 },
    keepAlive,
    retryDelayMs,
    WebSocket: PromptSocket,
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket, transformer: superjson })] });
  return { changes: client.live.changes, state: socket.connectionState };
};

let line: ReturnType<typeof open> | null = null;
export const liveLine = (): ReturnType<typeof open> => (line ??= open());
