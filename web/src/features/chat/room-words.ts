import type { ChatRoom } from '@rondelle/contracts/community/chat.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** What a room is called: of two, by the other, who may be no more. */
export const roomName = ({ label, type }: Pick<ChatRoom, 'label' | 'type'>): string =>
  label === '' && type === 'private' ? m.chat_gone_member() : label;
