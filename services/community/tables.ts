import type { RoomType, Standing } from '@rondelle/contracts/community/chat.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';

/** The parts of a session that chat needs. */
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
/** A room with one member's standing in it. */
export type OwnRoom = RoomRow & {
  readonly standing: Standing;
  readonly readSeq: number;
  readonly isQuiet: boolean;
};
