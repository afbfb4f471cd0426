import { z } from 'zod';
import { messageStates, roomTypes, standings } from './chat.ts';

const person = z.object({ id: z.int(), username: z.string() });

export const chatMessage = z.object({
  /** Its place in the room: counts from 1, in the order in which messages were taken. */
  id: z.int(),
  chatroomId: z.int(),
  /** Counts all that happens in the room: what has a higher one is later. */
  change: z.int(),
  /** Under which it was sent. */
  commandId: z.uuid(),
  user: person,
  message: z.string(),
  state: z.enum(messageStates),
  replyTo: z.int().nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** `3 minutes ago`, in the language asked for, when it was answered. */
  timeAgo: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRoom = z.object({
  id: z.int(),
  type: z.enum(roomTypes),
  label: z.string(),
  /** Of the league, tournament or team, or of the other member; null for a group. */
  path: z.string().nullable(),
  nbUsers: z.int(),
  nbMessages: z.int(),
  lastMessage: chatMessage.nullable(),
  /** Who wrote it. */
  user: person.nullable(),
  lastMessageAt: z.iso.datetime().nullable(),
  unread: z.int(),
  /** Whether an unread message names the member. */
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
  /** Lets others in, and takes their messages away. */
  isKeeper: z.boolean(),
  mutedUntil: z.iso.datetime().nullable(),
});
export type ChatRoomOutput = z.infer<typeof chatRoomOutput>;

export const chatMessagesOutput = z.object({
  messages: z.array(chatMessage),
  hasMore: z.boolean(),
  /** Up to where the room had come: to follow it from. */
  change: z.int(),
});
export type ChatMessagesOutput = z.infer<typeof chatMessagesOutput>;

export const chatSearchOutput = z.object({ messages: z.array(chatMessage.extend({ label: z.string() })) });
export type ChatSearchOutput = z.infer<typeof chatSearchOutput>;

export const doneOutput = z.object({ done: z.literal(true) });
export const openedRoom = z.object({ id: z.int(), standing: z.enum(standings) });

/** What one hears of a room that one follows. */
export type RoomNews = {
  /** In the order in which it happened; a message that is known has changed. */
  readonly messages: readonly ChatMessage[];
  readonly change: number;
  /** Messages have gone for good, with who wrote them: what is shown is read again. */
  readonly again?: true;
  /** How many look at the room; comes with who of them wants to be seen, and who types. Absent where it is as it was. */
  readonly present?: number;
  readonly here?: readonly { readonly id: number; readonly username: string; readonly isTyping: boolean }[];
};
