import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import type { TicketOutput } from '@rondelle/contracts/live.ts';
import { PromptSocket } from './prompt-socket.ts';
import type { AppRouter } from './trpc.ts';

const longestRetry = 10_000;
/** The server ends lines that do not answer; what is half open on this side is noticed here. */
const keepAlive = { enabled: true, intervalMs: 20_000, pongTimeoutMs: 5_000 };

/** Not all at once after a restart, and soon at first. */
const retryDelayMs = (attempt: number): number =>
  Math.min(longestRetry, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);

type Params = () => Promise<Record<string, string>>;

/** Opened when something is followed, closed when nothing is. */
const open = (connectionParams?: Params) => {
  const socket = createWSClient({
    url: `${location.origin.replace(/^http/, 'ws')}/trpc`,
    lazy: { enabled: true, closeMs: 2_000 },
    keepAlive,
    retryDelayMs,
    WebSocket: PromptSocket,
    ...(connectionParams && { connectionParams }),
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] });
  return { changes: client.live.changes, room: client.live.room, state: socket.connectionState };
};
export type LiveConnection = ReturnType<typeof open>;

let line: LiveConnection | null = null;
/** The one live connection of this tab for what anybody may follow. */
export const liveConnection = (): LiveConnection => (line ??= open());

/** Nothing where it is refused: whoever may not follow the channels is told so over the line, and asks no more. */
const ticketFor = async (channels: readonly string[]): Promise<Record<string, string>> => {
  const response = await fetch('/broadcasting/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channels }),
  });
  if (response.status >= 500) throw new Error('no ticket can be had now');
  if (!response.ok) return {};
  const { ticket } = (await response.json()) as TicketOutput;
  return { ticket };
};

let own: { readonly number: number; readonly line: LiveConnection } | null = null;
/** The one connection for what a member follows in the chat: rooms come and go over it. */
export const chatConnection = (number: number): LiveConnection => {
  if (own?.number !== number) own = { number, line: open(() => ticketFor([`chat:${number}`])) };
  return own.line;
};

/** A connection that may follow private channels as well: a ticket opens it, a new one each time that it is opened. */
export const privateConnection = (channels: readonly string[]): LiveConnection =>
  open(() => ticketFor(channels));
