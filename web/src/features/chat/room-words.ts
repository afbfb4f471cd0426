import type { ChatRoom } from '@rondelle/contracts/community/chat.outputs.ts';
import { m } from '../../paraglide/messages.js';

/** The label of a room. A private room is named after the other member, who may have deleted their account. */
export const roomName = ({ label, type }: Pick<ChatRoom, 'label' | 'type'>): string =>
  label === '' && type === 'private' ? m.chat_gone_member() : label;
