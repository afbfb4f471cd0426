import type { OwnTexts, TextInQueue } from '@rondelle/contracts/moderation/texts.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { ReviewState } from '@rondelle/contracts/moderation/suspicion.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { labelsOf } from '../chat/room-labels.ts';
import { mayMute } from './may-mute.ts';

type Reviewer = { readonly memberId: string; readonly role: MemberRole; readonly everywhere: boolean };

/** The texts (as `t`) that a reviewer may see: all, or those in rooms of what they supervise. */
const within = ({ memberId, everywhere }: Omit<Reviewer, 'role'>): RawBuilder<boolean> =>
  everywhere
    ? sql<boolean>`true`
    : sql<boolean>`(t.place = 'message' AND EXISTS (
        SELECT FROM community.rooms r JOIN supervisions s ON s."memberId" = ${memberId} AND (
          (s.kind = r.type AND s.id = r."thingId")
          OR (r.type = 'team' AND s.kind = 'league' AND s.id IN (
            SELECT "leagueId" FROM league_entries WHERE "teamId" = r."thingId"))
          OR (r.type = 'team' AND s.kind = 'tournament' AND s.id IN (
            SELECT "tournamentId" FROM tournament_entries WHERE "teamId" = r."thingId")))
        WHERE r.id = t."thingId"))`;

type Row = Omit<TextInQueue, 'author' | 'label' | 'decided' | 'path' | 'mayMute'> & {
  readonly thingId: number;
  readonly number: number;
  readonly username: string;
  readonly role: MemberRole;
  readonly decider: string | null;
  readonly decidedAt: string | null;
};
type Asked = { readonly lang: Language; readonly state: ReviewState; readonly page: number };

export const textsAPage = 30;

/** Texts that wait, the longest waiting first, or that were decided, the latest first; one more than are shown. */
export const textsToReview = async (
  db: Db,
  reviewer: Reviewer,
  { lang, state, page }: Asked,
): Promise<readonly TextInQueue[]> => {
  const { rows } = await sql<Row>`
    SELECT t.id, t.place, t."thingId", t.text, t.reasons, t.state, t."recordedAt", t.because, t.appeal,
      a.number, a.username, a.role, d.username AS decider, t."decidedAt",
      (SELECT count(*)::int FROM moderation.text_reports p WHERE p."textId" = t.id) AS reports,
      t."authorId" = ${reviewer.memberId} OR EXISTS (SELECT FROM moderation.text_reports p
        WHERE p."textId" = t.id AND p."reporterId" = ${reviewer.memberId}) AS "isOwn"
    FROM moderation.texts t JOIN accounts.members a ON a.id = t."authorId"
    LEFT JOIN accounts.members d ON d.id = t."decidedBy"
    WHERE t.state = ${state} AND ${within(reviewer)}
    ORDER BY ${state === 'open' ? sql`t."recordedAt"` : sql`t."decidedAt" DESC NULLS LAST`}, t.id
    LIMIT ${textsAPage + 1} OFFSET ${(page - 1) * textsAPage}`.execute(db);
  const rooms = rows.flatMap(({ place, thingId }) => (place === 'message' ? [thingId] : []));
  const labels = await labelsOf(db, lang, reviewer.memberId, rooms);
  return rows.map(({ thingId, number, username, role, decider, decidedAt, ...text }) => ({
    ...text,
    author: { id: number, name: username, path: pathsIn(lang).user({ id: number, name: username }) },
    label: text.place === 'message' ? (labels.get(thingId)?.label ?? '') : '',
    mayMute: mayMute(reviewer.role, role),
    decided: decidedAt === null ? null : { by: decider, at: decidedAt },
  }));
};

/** How many texts wait for a reviewer; not counted beyond a thousand. */
export const textsWaiting = async (db: Db, reviewer: Reviewer): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM (
      SELECT FROM moderation.texts t WHERE t.state = 'open' AND ${within(reviewer)} LIMIT 1000) waiting`.execute(
    db,
  );
  return rows[0]?.open ?? 0;
};

/** What moderators have decided on a member's texts, and on the member: to see, and to object to. */
export const ownDecisions = async (db: Db, memberId: string): Promise<OwnTexts> => {
  const { rows } = await sql<OwnTexts['texts'][number]>`
    SELECT id, text, because, state, "decidedAt", appeal FROM moderation.texts
    WHERE "authorId" = ${memberId} AND (state = 'undone' OR appeal IS NOT NULL)
    ORDER BY "decidedAt" DESC NULLS FIRST LIMIT 50`.execute(db);
  const { rows: mutes } = await sql<{ until: string; because: string }>`
    SELECT until, because FROM community.mutes WHERE "memberId" = ${memberId} AND until > now()`.execute(db);
  return { texts: rows, mute: mutes[0] ?? null };
};

/** Back into the queue, once, for somebody else to decide. */
export const appealText = async (
  db: Db,
  memberId: string,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<void> => {
  const { numAffectedRows } = await sql`
    UPDATE moderation.texts SET state = 'open', appeal = ${text}
    WHERE id = ${id} AND "authorId" = ${memberId} AND state = 'undone' AND appeal IS NULL`.execute(db);
  if (numAffectedRows !== 1n) throw new DomainError('message/unknown', 'id');
};
