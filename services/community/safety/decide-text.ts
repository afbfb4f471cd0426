import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { removePost, showPostAgain } from '../forum/post-queue.ts';
import type { Chatter } from '../tables.ts';
import { mayMute } from './may-mute.ts';
import { record, type Sources, type Whom } from './record.ts';
import { setMessage, showAgain } from './reports.ts';

type Text = {
  readonly id: number;
  readonly place: 'message' | 'post';
  readonly thingId: number;
  readonly seq: number;
  readonly authorId: string;
  readonly number: number;
  readonly role: MemberRole;
  readonly text: string;
  readonly isReporter: boolean;
  readonly decidedBy: string | null;
  readonly appeal: string | null;
};

/**
 * The open text, for a moderator who did not write or report it and, after an appeal, did not decide before. Throws
 * `message/unknown` or `text/already-decided`.
 */
const textToDecide = async (db: Db, moderator: Chatter, id: number): Promise<Text> => {
  const { rows } = await sql<Text>`
    SELECT t.id, t.place, t."thingId", t.seq, t."authorId", m.number, m.role, t.text, t."decidedBy", t.appeal,
      EXISTS (SELECT FROM moderation.text_reports p
        WHERE p."textId" = t.id AND p."reporterId" = ${moderator.memberId}) AS "isReporter"
    FROM moderation.texts t JOIN accounts.members m ON m.id = t."authorId"
    WHERE t.id = ${id} AND t.state = 'open'`.execute(db);
  const [text] = rows;
  if (!text) throw new DomainError('message/unknown', 'id');
  if (
    text.authorId === moderator.memberId ||
    text.isReporter ||
    (text.appeal !== null && text.decidedBy === moderator.memberId)
  )
    throw new DomainError('text/already-decided');
  return text;
};

const close = (
  db: Db,
  id: number,
  state: 'approved' | 'undone',
  memberId: string,
  because: TextReason | null,
) =>
  sql`UPDATE moderation.texts SET state = ${state}, "decidedBy" = ${memberId}, "decidedAt" = now(), because = ${because}
    WHERE id = ${id}`.execute(db);

type Mute = {
  readonly days: number;
  readonly because: TextReason;
  /** The text that is the reason; null when the member is muted for something else. */
  readonly textId?: number;
};

/** Mutes a member for some days; never shortens a longer mute. */
export const mute = async (
  { db, log }: Sources,
  moderator: Chatter,
  { memberId, number }: Whom,
  { days, because, textId }: Mute,
): Promise<void> => {
  await record(log, moderator, number, { type: 'MuteMember', memberId, days, because });
  await sql`
    INSERT INTO community.mutes AS known ("memberId", until, because, "textId")
    VALUES (${memberId}, now() + ${days} * interval '1 day', ${because}, ${textId ?? null})
    ON CONFLICT ("memberId") DO UPDATE SET until = greatest(known.until, excluded.until), because = excluded.because,
      "textId" = CASE WHEN excluded.until > known.until THEN excluded."textId" ELSE known."textId" END`.execute(
    db,
  );
};

export const unmute = async (
  { db, log }: Sources,
  moderator: Chatter,
  { memberId, number }: Whom,
): Promise<void> => {
  await record(log, moderator, number, { type: 'UnmuteMember', memberId });
  await sql`DELETE FROM community.mutes WHERE "memberId" = ${memberId}`.execute(db);
};

export type Decision = {
  readonly id: number;
  readonly decision: 'approve' | 'remove';
  readonly because: TextReason;
  /** How many days to mute the author as well; 0 for none. */
  readonly muteDays: number;
  /** The text as the moderator read it; a later edit throws `text/changed`. */
  readonly seen?: string | undefined;
};

const give = (db: Db, { place, thingId, seq, text }: Text): Promise<void> =>
  place === 'post' ? showPostAgain(db, thingId) : showAgain(db, { chatid: thingId, seq }, text);
const take = async (db: Db, { place, thingId, seq }: Text): Promise<void> => {
  if (place === 'post') await removePost(db, thingId);
  else await setMessage(db, { chatid: thingId, seq }, { state: 'removed', text: '' });
};

const isMutedFor = async (db: Db, memberId: string, textId: number): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM community.mutes
    WHERE "memberId" = ${memberId} AND "textId" = ${textId} AND until > now()`.execute(db);
  return rows.length > 0;
};

/** Approves or removes a text; an appeal that is upheld also ends the mute of the decision. Returns the room of a message (null for a post) and the author, for hints. */
export const decideText = async (
  sources: Sources,
  moderator: Chatter,
  { id, decision, because, muteDays, seen }: Decision,
): Promise<{ readonly chatid: number | null; readonly memberId: string }> => {
  const { db, log } = sources;
  const text = await textToDecide(db, moderator, id);
  if (seen !== undefined && seen !== text.text) throw new DomainError('text/changed');
  const { place, authorId: memberId, number } = text;
  if (muteDays > 0 && !mayMute(moderator.role, text.role))
    throw new DomainError('permission/denied', 'muteDays');
  if (decision === 'approve') {
    await record(log, moderator, number, { type: 'KeepText', memberId, place });
    await give(db, text);
    await close(db, id, 'approved', moderator.memberId, null);
    if (await isMutedFor(db, memberId, id)) await unmute(sources, moderator, { memberId, number });
  } else {
    await record(log, moderator, number, { type: 'RemoveText', memberId, place, because });
    await take(db, text);
    await close(db, id, 'undone', moderator.memberId, because);
    if (muteDays > 0)
      await mute(sources, moderator, { memberId, number }, { days: muteDays, because, textId: id });
  }
  return { chatid: place === 'message' ? text.thingId : null, memberId };
};
