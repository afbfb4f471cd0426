import { DomainError } from '@rondelle/contracts/errors.ts';
import { termsVersion } from '@rondelle/contracts/membership/registration.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { ConsentKind } from './members.ts';

/**
 * A member's age group: `unknown` when the member has declared none, `child` under 14, `over14` when only that is
 * known, `minor` from 14 to 17.
 */
export type AgeGroup = 'unknown' | 'child' | 'over14' | 'minor' | 'adult';

/**
 * A member's consent, with its age in days and the instant: `age` (14 or more), `parent` (a parent consents), `child`
 * (under 14), `minor` (under 18), `adult` (18 or more).
 */
type Consent = { readonly kind: string; readonly days: number; readonly at: string };

/** Members who registered under 14, or declared to be under 14 or 18, must declare again after this many days. */
const youngForDays = 365;
/** A member who was under 14 is under 18 for as long as this. */
const under18ForDays = 4 * 365;

const declaredWithin =
  (consents: readonly Consent[], most = youngForDays) =>
  (...wanted: ConsentKind[]): boolean =>
    consents.some(({ kind, days }) => wanted.some((one) => one === kind) && days < most);

/** Returns whether the member declared to be an adult after the last time that they declared to be younger. */
const isAdultSince = (consents: readonly Consent[]): boolean => {
  const latest = (...wanted: ConsentKind[]) =>
    consents.filter(({ kind }) => wanted.some((one) => one === kind)).map(({ at }) => Date.parse(at));
  return Math.max(0, ...latest('adult')) > Math.max(0, ...latest('child', 'minor'));
};

/** The age group from a member's consents. Pure. */
const ageGroupOf = (consents: readonly Consent[]): AgeGroup => {
  const hasEver = declaredWithin(consents, Number.POSITIVE_INFINITY);
  const hasRecent = declaredWithin(consents);
  if (hasRecent('child')) return 'child';
  if (hasRecent('minor')) return 'minor';
  if (isAdultSince(consents)) return 'adult';
  if (hasEver('age')) return 'over14';
  return hasRecent('parent') ? 'child' : 'unknown';
};

const consentsOf = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Consent[]>> => {
  const { rows } = await sql<Consent & { readonly memberId: string }>`
    SELECT "memberId", kind, extract(day FROM now() - max("givenAt"))::int AS days, max("givenAt") AS at
    FROM accounts.consents
    WHERE "memberId" = ANY (${memberIds}::uuid[]) GROUP BY "memberId", kind`.execute(db);
  return Map.groupBy(rows, ({ memberId }) => memberId);
};

export const ageGroups = async (
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, AgeGroup>> => {
  const byMember = await consentsOf(db, memberIds);
  return new Map(memberIds.map((id) => [id, ageGroupOf(byMember.get(id) ?? [])]));
};

export const ageGroup = async (db: Db, memberId: string): Promise<AgeGroup> =>
  (await ageGroups(db, [memberId])).get(memberId) ?? 'unknown';

/** Throws `chat/age-missing` or `chat/too-young` unless the member is known to be 14 or more. */
export const assertOver14 = async (db: Db, memberId: string): Promise<void> => {
  const group = await ageGroup(db, memberId);
  if (group === 'unknown') throw new DomainError('chat/age-missing');
  if (group === 'child') throw new DomainError('chat/too-young');
};

/**
 * Throws as `assertOver14` does, and `chat/age-missing` unless the member has declared whether they are 18: private
 * talk depends on it.
 */
export const assertAgeDeclared = async (db: Db, memberId: string): Promise<void> => {
  const group = await ageGroup(db, memberId);
  if (group === 'unknown' || group === 'over14') throw new DomainError('chat/age-missing');
  if (group === 'child') throw new DomainError('chat/too-young');
};

type DeclaredAge = 'under14' | '14' | '18';
const recorded = {
  under14: ['child'],
  '14': ['age', 'minor'],
  '18': ['age', 'adult'],
} as const satisfies Readonly<Record<DeclaredAge, readonly ConsentKind[]>>;

/**
 * Records the age that a member declares: the day of the declaration, not a date of birth. Throws `chat/too-young` when
 * the member is under 14, and `chat/said-minor` when they have lately declared to be under 18, or were under 14 less
 * than four years ago.
 */
export const declareAge = async (db: Db, memberId: string, age: DeclaredAge): Promise<void> => {
  const consents = (await consentsOf(db, [memberId])).get(memberId) ?? [];
  const group = ageGroupOf(consents);
  if (group === 'child') throw new DomainError('chat/too-young');
  const wasUnder14 = declaredWithin(consents, under18ForDays)('parent', 'child');
  if (age === '18' && (group === 'minor' || wasUnder14)) throw new DomainError('chat/said-minor');
  await sql`
    INSERT INTO accounts.consents ("memberId", kind, version)
    SELECT ${memberId}, kind, ${termsVersion} FROM unnest(${recorded[age]}::text[]) AS consent (kind)
    ON CONFLICT ("memberId", kind, version) DO UPDATE SET "givenAt" = now()
      WHERE excluded.kind <> 'age'`.execute(db);
};
