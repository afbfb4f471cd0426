import { DomainError } from '@rondelle/contracts/errors.ts';
import { termsVersion } from '@rondelle/contracts/membership/registration.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** What is known of a member's age, and no more: `unsaid` has not been asked yet, a child is under 14. */
export type AgeGroup = 'unsaid' | 'child' | 'minor' | 'adult';

/** What members said, each with the day: that they are 14, that a parent consents, that they are 18. */
type Consent = { readonly kind: string; readonly days: number };

/** Whoever was under 14 at the registration says otherwise a year later at the earliest. */
const childForDays = 365;

/** Pure: whoever never said to be an adult counts as a minor. */
export const ageGroupOf = (consents: readonly Consent[]): AgeGroup => {
  const has = (kind: string) => consents.some((one) => one.kind === kind);
  if (has('adult')) return 'adult';
  if (has('age')) return 'minor';
  return consents.some(({ kind, days }) => kind === 'parent' && days < childForDays) ? 'child' : 'unsaid';
};

export const ageGroups = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, AgeGroup>> => {
  const { rows } = await sql<Consent & { readonly memberId: string }>`
    SELECT "memberId", kind, extract(day FROM now() - min("givenAt"))::int AS days FROM accounts.consents
    WHERE "memberId" = ANY (${memberIds}::uuid[]) GROUP BY "memberId", kind`.execute(db);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(memberIds.map((id) => [id, ageGroupOf(byMember.get(id) ?? [])]));
};

/** Chat and forum are for members of 14 and more; answers whether they are of age. */
export const assertOldEnough = async (db: Db, memberId: string): Promise<'minor' | 'adult'> => {
  const group = (await ageGroups(db, [memberId])).get(memberId) ?? 'unsaid';
  if (group === 'unsaid') throw new DomainError('chat/age-missing');
  if (group === 'child') throw new DomainError('chat/too-young');
  return group;
};

/** Notes that a member says to be 14, or 18: the day on which it was said, not that of a birth. */
export const sayAge = async (db: Db, memberId: string, age: '14' | '18'): Promise<void> => {
  const group = (await ageGroups(db, [memberId])).get(memberId) ?? 'unsaid';
  if (group === 'child') throw new DomainError('chat/too-young');
  const kinds = age === '18' ? ['age', 'adult'] : ['age'];
  await sql`
    INSERT INTO accounts.consents ("memberId", kind, version)
    SELECT ${memberId}, kind, ${termsVersion} FROM unnest(${kinds}::text[]) AS said (kind)
    WHERE NOT EXISTS (SELECT FROM accounts.consents c WHERE c."memberId" = ${memberId} AND c.kind = said.kind)
    ON CONFLICT DO NOTHING`.execute(db);
};
