import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';

/** Returns whether the member decides who may join. Rooms of leagues and tournaments are open to every member. */
export const mayAdmit = ({ isKeeper, type }: Pick<ChatRoomOutput, 'isKeeper' | 'type'>): boolean =>
  isKeeper && (type === 'team' || type === 'group');
