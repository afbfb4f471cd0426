/** Room types. League and tournament rooms are open to every member aged 14 or over. */
export const roomTypes = ['league', 'tournament', 'team', 'private', 'group'] as const;
export type RoomType = (typeof roomTypes)[number];
/** Types of rooms that belong to an entity with its own page. */
export const roomKinds = ['league', 'tournament', 'team'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** A list of rooms is cut off at this length. */
export const mostRooms = 100;
export const mostInGroup = 50;
export const messagesAPage = 50;
/** How long a member appears as typing after the last typing signal. */
export const typingMs = 6_000;

/** A member's relation to a room: `asked` waits for admission, a `keeper` admits others. */
export const standings = ['none', 'asked', 'member', 'keeper'] as const;
export type Standing = (typeof standings)[number];

/** Only the author and moderators see a `held` message. A deleted message leaves a placeholder. */
export const messageStates = ['shown', 'held', 'deleted', 'removed'] as const;
export type MessageState = (typeof messageStates)[number];

export const roomTopic = (chatid: number): `room:${number}` => `room:${chatid}`;
