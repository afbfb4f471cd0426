import { randomUUID } from 'node:crypto';
import type { ChatMessage, RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { transformer } from '@rondelle/contracts/output-envelope.ts';
import type { AppRouter } from '@rondelle/gateway/router.ts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { Client } from './client.ts';
import type { WritingSite } from './writing-site.ts';

export type ChatMember = Client & { readonly id: string; readonly number: number; readonly username: string };

/** A member who has declared to be 18, or 14. */
export const chatMember = async (
  site: WritingSite,
  username: string,
  age: '14' | '18' | null = '18',
  role: Parameters<WritingSite['member']>[1] = 'member',
): Promise<ChatMember> => {
  const member = await site.member(username, role, 'api');
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [member.id]);
  if (age) await member.mutate('chat.sayAge', { age });
  await site.pool.query(
    `INSERT INTO notifications.settings ("memberId", "showsPresence") VALUES ($1, true)`,
    [member.id],
  );
  return { ...member, number: rows[0].number, username };
};

export const sendMessage = (who: Client, chatid: number, text: string, more: object = {}) =>
  who.mutate<ChatMessage>('chat.send', { chatid, text, ...more });

export const ticketOf = async (site: Pick<WritingSite, 'url'>, who: ChatMember): Promise<string> => {
  const response = await fetch(`${site.url}/broadcasting/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify({ channels: [`chat:${who.number}`] }),
  });
  return ((await response.json()) as { ticket: string }).ticket;
};

/** A client that follows rooms over one connection and assembles the changes as a browser does. */
export const listener = (url: string, ticket: () => Promise<string>, retryMs = 50) => {
  const socket = createWSClient({
    url: `${url.replace(/^http/, 'ws')}/trpc`,
    retryDelayMs: () => retryMs,
    connectionParams: async () => ({ ticket: await ticket() }),
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket, transformer })] });
  const follow = (chatid: number, after = 0) => {
    const messages = new Map<number, ChatMessage>();
    const order: number[] = [];
    const errors: (string | null | undefined)[] = [];
    let here: NonNullable<RoomNews['here']> = [];
    let frames = 0;
    let again = 0;
    let isOn = false;
    const subscription = client.live.room.subscribe(
      { lang: 'fr', chatid, after },
      {
        onData: ({ data }) => {
          isOn = true;
          frames += 1;
          if (data.again) again += 1;
          for (const message of data.messages) {
            messages.set(message.id, message);
            order.push(message.change);
          }
          if (data.here) ({ here } = data);
        },
        onError: ({ data }) => void errors.push(data?.domainCode),
      },
    );
    return {
      isOn: () => isOn,
      messages,
      /** The changes in the order of their arrival. */
      order,
      errors,
      texts: () => [...messages.values()].toSorted((a, b) => a.id - b.id).map(({ message }) => message),
      /** The number of notifications to load everything again. */
      again: () => again,
      /** The number of received frames. */
      frames: () => frames,
      here: () => here.map(({ username }) => username),
      typing: () => here.filter(({ isTyping }) => isTyping).map(({ username }) => username),
      stop: () => subscription.unsubscribe(),
    };
  };
  return { follow, close: () => socket.close() };
};

export const command = () => ({ commandId: randomUUID() });
