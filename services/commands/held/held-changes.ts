import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { ReviewInput } from '@rondelle/contracts/moderation/moderation.inputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { visibleToReviewerSql, type Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { describeHeld, type HeldRow, type Reading } from './read-held.ts';

/** Changes on one page of the queue. */
export const heldAPage = 30;
const mostOwn = 50;

const rowsOf = async (
  db: Db,
  which: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly HeldRow[]> => {
  const { rows } = await sql<HeldRow>`
    SELECT h.*, m.number, m.username, d.username AS decider,
      (SELECT count(*)::int FROM moderation.held_changes same
        WHERE same."memberId" = h."memberId" AND same."actionId" = h."actionId" AND same.state = h.state) AS "ofAction"
    FROM moderation.held_changes h
    JOIN accounts.members m ON m.id = h."memberId"
    LEFT JOIN accounts.members d ON d.id = h."decidedBy"
    WHERE ${which} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(withModeration(db));
  return rows;
};

/** One page of the changes that wait for a reviewer, or were decided, plus one that shows whether there are more. */
export const heldToReview = async (
  reading: Reading,
  reviewer: Reviewer,
  { lang, state, page }: ReviewInput,
): Promise<HeldChange[]> => {
  const order = state === 'open' ? sql`h."recordedAt", h.id` : sql`h."decidedAt" DESC, h.id`;
  const which = sql<boolean>`h.state = ${state} AND ${visibleToReviewerSql('h', reviewer)}`;
  const part = { limit: heldAPage + 1, offset: (page - 1) * heldAPage };
  return describeHeld(reading, lang, await rowsOf(reading.db, which, order, part), reviewer.memberId);
};

/** A member's own held changes, those that wait first, then the latest. */
export const ownHeld = async (reading: Reading, lang: Language, memberId: string): Promise<HeldChange[]> => {
  const order = sql`h.state = 'open' DESC, coalesce(h."decidedAt", h."recordedAt") DESC, h.id`;
  const part = { limit: mostOwn, offset: 0 };
  const rows = await rowsOf(reading.db, sql<boolean>`h."memberId" = ${memberId}`, order, part);
  return describeHeld(reading, lang, rows, memberId);
};

/** How many changes wait for a reviewer; counts up to a thousand. */
export const heldWaiting = async (db: Db, reviewer: Reviewer): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM (
      SELECT FROM moderation.held_changes h WHERE h.state = 'open' AND ${visibleToReviewerSql('h', reviewer)}
      LIMIT 1000) waiting`.execute(withModeration(db));
  return rows[0]?.open ?? 0;
};
