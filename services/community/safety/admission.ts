import type { Admission, TextPlace } from '@rondelle/contracts/community/texts.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type Chatter } from '../tables.ts';
import { admitText, type Writer } from './admit-text.ts';
import { ageGroup, assertOver14 } from '@rondelle/members/accounts/ages.ts';
import { repetitionOf } from './repetition.ts';

/** After this many days a member is no newcomer, even without any trust from results. */
const newForDays = 14;

/** Until when a moderator has muted a member; null when not muted. */
export const mutedUntil = async (db: Db, memberId: string): Promise<string | null> => {
  const { rows } = await sql<{ until: string }>`
    SELECT until FROM community.mutes WHERE "memberId" = ${memberId} AND until > now()`.execute(db);
  return rows[0]?.until ?? null;
};

/** The reasons why a member may not write in the forum, for pages to display beforehand. */
export const mayWrite = async (db: Db, memberId: string) => {
  const [group, muted] = await Promise.all([ageGroup(db, memberId), mutedUntil(db, memberId)]);
  return { isTooYoung: group === 'child', mutedUntil: muted };
};

const isNewcomer = async (db: Db, { memberId, role }: Chatter): Promise<boolean> => {
  if (role !== 'member' && role !== 'tester') return false;
  const { rows } = await sql<{ isYoung: boolean }>`
    SELECT "createdAt" > now() - ${newForDays} * interval '1 day' AS "isYoung" FROM accounts.members
    WHERE id = ${memberId}`.execute(db);
  return (rows[0]?.isYoung ?? true) && (await trustLevelOf(db, memberId)) === 0;
};

/** How often a member has written the same words within the hour, whatever the punctuation. */
const repeatsOf = ({ limits }: MemberServices, memberId: string, text: string): Promise<number> => {
  const { limit, hash } = repetitionOf(text);
  return limits.take(limit, `${memberId} ${hash}`);
};

/** Checks the captcha; a text that fails it does not count as one of the first. */
const assertCaptcha = async (
  { captcha, limits }: MemberServices,
  memberId: string,
  token: string,
): Promise<void> => {
  try {
    await captcha.assert('post', token);
  } catch (error) {
    await limits.giveBack('firstTexts', memberId);
    throw error;
  }
};

type NewText = {
  readonly text: string;
  readonly place: TextPlace;
  /** The captcha token of a newcomer's first texts; empty when none was requested. */
  readonly captcha?: string;
};
export type Admitted = Exclude<Admission, { readonly state: 'refused' }>;

/**
 * Accepts a member's text or holds it for a moderator. Throws `chat/age-missing`, `chat/too-young`, `chat/muted`,
 * `request/too-many`, `captcha/required`, and `text/…` on the field `text` when the text itself is refused.
 */
export const admitFrom = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { text, place, captcha = '' }: NewText,
): Promise<Admitted> => {
  const { memberId } = chatter;
  await assertOver14(db, memberId);
  if (await mutedUntil(db, memberId)) throw new DomainError('chat/muted');
  const isNew = await isNewcomer(db, chatter);
  if (isNew && (await services.limits.allows('firstTexts', memberId)))
    await assertCaptcha(services, memberId, captcha);
  await services.limits.take('textsByMember', memberId);
  await services.limits.take('textsByMemberADay', memberId);
  const writer: Writer = {
    isNew,
    repeats: await repeatsOf(services, memberId, text),
  };
  const admission = admitText({ text, place, writer, origin: services.origin() });
  if (admission.state === 'refused') throw new DomainError(admission.code, 'text');
  return admission;
};
