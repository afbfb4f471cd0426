import { m } from '../../paraglide/messages.js';
import { wordFor } from '../../lib/format/word-for.ts';

const words = {
  ban: m.members_ban,
  unban: m.members_unban,
  disable: m.members_disable,
  enable: m.members_enable,
  'change-role': m.members_change_role,
  'end-sessions': m.members_end_sessions,
  'forget-age': m.members_ask_age,
  impersonate: m.members_stand_in,
  'erase-data': m.members_erase_data,
  erase: m.members_erase,
} as const;

/** Returns the words for a recorded action of an administrator on a member. */
export const noteWords = (action: keyof typeof words): string => wordFor(words, action);
