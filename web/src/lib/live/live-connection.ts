import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import type { TicketOutput } from '@rondelle/contracts/live.ts';
import { transformer } from '@rondelle/contracts/output-envelope.ts';
import { PromptSocket } from './prompt-socket.ts';
import { signedInAs } from '../member/signed-in.ts';
import type { AppRouter } from '../http/trpc.ts';

const longestRetry = 10_000;
/** The server closes connections that do not respond; this detects half-open ones on the client. */
const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };

/** Exponential backoff with jitter, so that clients do not all reconnect at once after a restart. In ms. */
const retryDelayMs = (attempt: number): number =>
  Math.min(longestRetry, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);

type Params = () => Promise<Record<string, string>>;

/** Connects with the first subscription and disconnects after the last. */
const open = (connectionParams?: Params) => {
  const socket = createWSClient({
    url: `${location.origin.replace(/^http/, 'ws')}/trpc`,
    lazy: { enabled: true, closeMs: 2_000 },
    keepAlive,
    retryDelayMs,
    WebSocket: PromptSocket,
    ...(connectionParams && { connectionParams }),
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket, transformer })] });
  return { changes: client.live.changes, room: client.live.room, state: socket.connectionState };
};
export type LiveConnection = ReturnType<typeof open>;

/**
 * Fetches a ticket for the member's private channels; the server omits those that are not permitted. Empty when the
 * session has ended, so that private subscriptions are refused over the connection. Throws when the server fails.
 */
const ticketOf = async (number: number): Promise<Record<string, string>> => {
  const channels = [`member:${number}`, `chat:${number}`, 'moderation'];
  const response = await fetch('/broadcasting/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channels, ifAllowed: true }),
  });
  if (response.status >= 500) throw new Error('no ticket can be had now');
  if (!response.ok) return {};
  const { ticket } = (await response.json()) as TicketOutput;
  return ticket === null ? {} : { ticket };
};

let own: { readonly number: number | null; readonly line: LiveConnection } | null = null;
/**
 * Returns the one live connection of this tab. A member's connection fetches a new ticket each time that it is opened.
 */
export const liveConnection = (): LiveConnection => {
  const number = signedInAs();
  if (own?.number !== number || !own)
    own = { number, line: number === null ? open() : open(() => ticketOf(number)) };
  return own.line;
};
