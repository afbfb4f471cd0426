import { createHash } from 'node:crypto';
import type { Admission, TextPlace } from '@rondelle/contracts/community/texts.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { type Chatter } from '../tables.ts';
import { admitText, type Writer } from './admit-text.ts';
import { assertOldEnough } from './ages.ts';
import { plainWords } from './words.ts';

/** After so many days without a complaint somebody is no newcomer, also one who never enters a result. */
const newForDays = 14;
/** What everybody says is no flood: short greetings and cheers. */
const leastWordsRepeated = 4;

/** Until when a moderator has silenced a member; null where nobody has. */
export const mutedUntil = async (db: Db, memberId: string): Promise<string | null> => {
  const { rows } = await sql<{ until: string }>`
    SELECT until FROM community.mutes WHERE "memberId" = ${memberId} AND until > now()`.execute(db);
  return rows[0]?.until ?? null;
};

const isNewcomer = async (db: Db, { memberId, role }: Chatter): Promise<boolean> => {
  if (role !== 'member' && role !== 'tester') return false;
  const { rows } = await sql<{ isYoung: boolean }>`
    SELECT "createdAt" > now() - ${newForDays} * interval '1 day' AS "isYoung" FROM accounts.members
    WHERE id = ${memberId}`.execute(db);
  return (rows[0]?.isYoung ?? true) && (await trustLevelOf(db, memberId)) === 0;
};

/** How often a member has said the same within the hour, whatever signs are around its words. */
const repeatsOf = async ({ limits }: MemberServices, memberId: string, text: string): Promise<number> => {
  const words = plainWords(text);
  if (words.length < leastWordsRepeated) return 1;
  const hash = createHash('sha256').update(words.join(' ')).digest('base64url');
  return limits.take('sameText', `${memberId} ${hash}`);
};

/** A text that is refused for want of it does not count as one of the first. */
const shown = async ({ captcha, limits }: MemberServices, memberId: string, token: string): Promise<void> => {
  try {
    await captcha.assert('post', token);
  } catch (error) {
    await limits.giveBack('firstTexts', memberId);
    throw error;
  }
};

type Asked = {
  readonly text: string;
  readonly place: TextPlace;
  /** What a newcomer shows with their first texts; empty where it was not asked for yet. */
  readonly captcha?: string;
};
export type Admitted = Exclude<Admission, { readonly state: 'refused' }>;

/**
 * Takes a text of a member, or keeps it until a moderator has looked. Fails with `chat/age-missing`, `chat/too-young`,
 * `chat/muted`, `request/too-many`, and where the text itself is refused with `text/…` and the field `text`.
 */
export const admitFrom = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { text, place, captcha = '' }: Asked,
): Promise<Admitted> => {
  const { memberId } = chatter;
  await assertOldEnough(db, memberId);
  if (await mutedUntil(db, memberId)) throw new DomainError('chat/muted');
  const isNew = await isNewcomer(db, chatter);
  if (isNew && (await services.limits.allows('firstTexts', memberId)))
    await shown(services, memberId, captcha);
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
