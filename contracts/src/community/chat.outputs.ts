import { z } from 'zod';
import { messageStates, roomTypes, standings } from './chat.ts';

const person = z.object({ id: z.int(), username: z.string() });

export const chatMessage = z.object({
  /** Number of the message in its room; counts from 1 in the order of acceptance. */
  id: z.int(),
  chatroomId: z.int(),
  /** Change counter of the room: a higher value is a later change. */
  change: z.int(),
  /** The id of the command that sent the message. */
  commandId: z.uuid(),
  user: person,
  message: z.string(),
  state: z.enum(messageStates),
  replyTo: z.int().nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Such as `3 minutes ago`, in the requested language, relative to the time of the response. */
  timeAgo: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRoom = z.object({
  id: z.int(),
  type: z.enum(roomTypes),
  label: z.string(),
  /** Page of the league, tournament, team or other member; null for a group. */
  path: z.string().nullable(),
  nbUsers: z.int(),
  nbMessages: z.int(),
  lastMessage: chatMessage.nullable(),
  /** Author of the last message. */
  user: person.nullable(),
  lastMessageAt: z.iso.datetime().nullable(),
  unread: z.int(),
  isMentioned: z.boolean(),
  standing: z.enum(standings),
  isQuiet: z.boolean(),
});
export type ChatRoom = z.infer<typeof chatRoom>;

export const chatRoomsOutput = z.object({ rooms: z.array(chatRoom), unread: z.int() });
export type ChatRoomsOutput = z.infer<typeof chatRoomsOutput>;

export const chatPeople = z.array(person.extend({ standing: z.enum(standings), isHere: z.boolean() }));
export const chatRoomOutput = chatRoom.extend({
  people: chatPeople,
  mayWrite: z.boolean(),
  /** May let others in and remove their messages. */
  isKeeper: z.boolean(),
  mutedUntil: z.iso.datetime().nullable(),
});
export type ChatRoomOutput = z.infer<typeof chatRoomOutput>;

export const chatMessagesOutput = z.object({
  messages: z.array(chatMessage),
  hasMore: z.boolean(),
  /** The last message that the member has read; 0 for none. */
  read: z.int(),
  /** The room's change counter when the messages were read; pass it as `after` to follow the room. */
  change: z.int(),
});
export type ChatMessagesOutput = z.infer<typeof chatMessagesOutput>;

export const chatSearchOutput = z.object({ messages: z.array(chatMessage.extend({ label: z.string() })) });
export type ChatSearchOutput = z.infer<typeof chatSearchOutput>;

export const doneOutput = z.object({ done: z.literal(true) });
export const openedRoom = z.object({ id: z.int(), standing: z.enum(standings) });

/** Sent to a connection that follows a room. */
export type RoomNews = {
  /** In the order of their changes; an id that was already received replaces that message. */
  readonly messages: readonly ChatMessage[];
  readonly change: number;
  /** Messages were permanently deleted: the client must load the messages again. */
  readonly again?: true;
  /** Members who have the room open and show it, and the reader; absent when that did not change. */
  readonly here?: readonly { readonly id: number; readonly username: string; readonly isTyping: boolean }[];
};
