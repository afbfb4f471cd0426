import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import type { MessageState } from '@rondelle/contracts/community/chat.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { sql } from 'kysely';

export type MessageRow = {
  readonly roomId: number;
  readonly seq: number;
  readonly change: string;
  readonly commandId: string;
  readonly text: string;
  readonly state: MessageState;
  readonly replyTo: number | null;
  readonly sentAt: string;
  readonly editedAt: string | null;
  readonly number: number;
  readonly username: string;
};

/** Columns of messages (as `m`) with their authors (as `a`). */
export const messageColumns = sql`m."roomId", m.seq, m.change, m."commandId", m.text, m.state, m."replyTo",
  m."sentAt", m."editedAt", a.number, a.username`;
export const messageTables = sql`community.messages m JOIN accounts.members a ON a.id = m."authorId"`;
/** A condition: held messages are visible only to their author. */
export const visibleTo = (memberId: string) =>
  sql<boolean>`(m.state <> 'held' OR m."authorId" = ${memberId})`;

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Relative time: `3 minutes ago`, `il y a 3 minutes`. */
export const timeAgo = (sentAt: string, lang: Language, now = Date.now()): string => {
  const seconds = Math.max(0, (now - Date.parse(sentAt)) / 1_000);
  const format = new Intl.RelativeTimeFormat(`${lang}-CA`, { numeric: 'auto' });
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : format.format(0, 'second');
};

export const messageOf = (row: MessageRow, lang: Language): ChatMessage => ({
  id: row.seq,
  chatroomId: row.roomId,
  change: Number(row.change),
  commandId: row.commandId,
  user: { id: row.number, username: row.username },
  message: row.text,
  state: row.state,
  replyTo: row.replyTo,
  sentAt: row.sentAt,
  editedAt: row.editedAt,
  timeAgo: timeAgo(row.sentAt, lang),
});
