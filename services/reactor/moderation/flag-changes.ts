import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import {
  changeFacts,
  competitionOf,
  type Found,
  type Member,
} from '@rondelle/projections/queries/suspicion/change-facts.queries.ts';
import {
  manyChanges,
  type Suspicion,
  suspicionOf,
} from '@rondelle/projections/computing/suspicion/suspicion.ts';
import { sql } from 'kysely';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import type { ModerationDb } from '@rondelle/members/moderation/tables.ts';

/** Roles below special supervisor; nobody who reviews the queue could judge the others. */
const watchedRoles: ReadonlySet<string> = new Set(
  memberRoles.slice(0, memberRoles.indexOf('specialSupervisor')),
);

type Flagged = Pick<Found, 'competition'> & { readonly facts: Pick<Found['facts'], 'forecast'> };

/** Flags a change. A new reason adds to the weight of an existing flag; the same reason changes nothing. */
const flag = async (
  db: ModerationDb,
  row: ActivityLogRow,
  { facts: { forecast }, competition }: Flagged,
  { reasons, weight }: Suspicion,
): Promise<void> => {
  const isScore = reasons.includes('far-from-expected');
  await sql`
    INSERT INTO moderation.flags AS known
      (kind, "entityId", revision, position, "seasonId", competition, "actorId", "recordedAt", reasons, weight, expected,
        actual)
    VALUES (${row.kind}, ${row.entityId}, ${row.revision}, ${row.position}, ${row.seasonId}, ${competition},
      ${row.actorId}, ${row.recordedAt}, ${[...reasons]}, ${weight},
      ${isScore ? (forecast?.expected ?? null) : null}, ${isScore ? (forecast?.actual ?? null) : null})
    ON CONFLICT (kind, "entityId", revision) DO UPDATE SET
      "actorId" = excluded."actorId",
      reasons = ARRAY(SELECT DISTINCT r FROM unnest(known.reasons || excluded.reasons) r ORDER BY r),
      weight = CASE WHEN known.reasons && excluded.reasons
        THEN greatest(known.weight, excluded.weight) ELSE known.weight + excluded.weight END`.execute(db);
};

const memberBehind = async (db: ModerationDb, actorId: string): Promise<Member> => {
  const [trust, teams] = await Promise.all([
    trustLevelOf(db, actorId),
    db
      .selectFrom('accounts.followings')
      .select('thingId')
      .where(sql<string>`"memberId"::text`, '=', actorId)
      .where('kind', '=', 'team')
      .limit(1_000)
      .execute(),
  ]);
  return { trust, teams: teams.map(({ thingId }) => thingId) };
};

const ongoingSeason = async (db: ModerationDb): Promise<number | null> =>
  (
    await db
      .selectFrom('seasons')
      .select('seasonId')
      .where('chosenAt', 'is not', null)
      .orderBy('chosenAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.seasonId ?? null;

/** Facts of a change that is suspicious only because there are too many changes. */
const onlyTooMany = {
  forecast: null,
  forecastBefore: null,
  confirmedBefore: null,
  isAboutRival: false,
  isOldSeason: false,
};

/** When changes reach the limit within a minute, also flags the first ones of that minute. */
const flagFirstOfMany = async (db: ModerationDb, { facts, sameMinute }: Found): Promise<void> => {
  const many = suspicionOf({ ...facts, ...onlyTooMany });
  if (!many || facts.changesInMinute !== manyChanges[facts.trust]) return;
  for (const row of sameMinute.slice(1))
    await flag(db, row, { facts: onlyTooMany, competition: await competitionOf(db, row) }, many);
};

/** Judges changes one by one and flags the suspicious ones; idempotent. Returns how many were suspicious. */
export const flagChanges = async (db: ModerationDb, changes: readonly ActivityLogRow[]): Promise<number> => {
  const watched = changes.filter(({ actorRole }) => watchedRoles.has(actorRole));
  if (watched.length === 0) return 0;
  let flagged = 0;
  const ongoing = await ongoingSeason(db);
  const members = new Map<string, Member>();
  for (const row of watched) {
    const member = members.get(row.actorId) ?? (await memberBehind(db, row.actorId));
    members.set(row.actorId, member);
    const found = await changeFacts(db, row, member, ongoing);
    const suspicion = suspicionOf(found.facts);
    if (!suspicion) continue;
    await flag(db, row, found, suspicion);
    flagged += 1;
    if (suspicion.reasons.includes('many-changes')) await flagFirstOfMany(db, found);
  }
  return flagged;
};
