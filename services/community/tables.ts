import type { RoomType, Standing } from '@rondelle/contracts/community/chat.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';

/** Who chats: a session as far as it matters here. */
export type Chatter = {
  readonly memberId: string;
  readonly number: number;
  readonly username: string;
  readonly role: MemberRole;
};

export type RoomRow = {
  readonly id: number;
  readonly type: RoomType;
  readonly thingId: number | null;
  readonly label: string | null;
  readonly lastSeq: number;
  readonly lastChange: string;
  readonly lastMessageAt: string | null;
};
/** A room as one member stands to it. */
export type OwnRoom = RoomRow & {
  readonly standing: Standing;
  readonly readSeq: number;
  readonly isQuiet: boolean;
};
