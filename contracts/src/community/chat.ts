/** What a chat room is for. League and tournament rooms are open to every member of 14 and more. */
export const roomTypes = ['league', 'tournament', 'team', 'private', 'group'] as const;
export type RoomType = (typeof roomTypes)[number];
/** Rooms that belong to something that has a page. */
export const roomKinds = ['league', 'tournament', 'team'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** A list of rooms is never longer. */
export const mostRooms = 100;
export const mostInGroup = 50;
export const messagesAPage = 50;
/** How long somebody is said to type after the last sign of it. */
export const typingMs = 6_000;

/** How a member stands to a room: `asked` waits to be let in, a keeper lets others in. */
export const standings = ['none', 'asked', 'member', 'keeper'] as const;
export type Standing = (typeof standings)[number];

/** `held` is seen by its author and by moderators; of what is deleted, the place stays. */
export const messageStates = ['shown', 'held', 'deleted', 'removed'] as const;
export type MessageState = (typeof messageStates)[number];

export const roomTopic = (chatid: number): `room:${number}` => `room:${chatid}`;
