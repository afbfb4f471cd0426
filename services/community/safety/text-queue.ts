import type { OwnTexts, TextInQueue } from '@rondelle/contracts/moderation/texts.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { ReviewState } from '@rondelle/contracts/moderation/suspicion.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { labelsOf } from '@rondelle/members/room-labels.ts';
import { withNames } from '../forum/mentions.ts';
import { withForum } from '../forum/tables.ts';
import { mayMute } from './may-mute.ts';

type Reviewer = { readonly memberId: string; readonly role: MemberRole };

/**
 * Returns whether a reviewer sees members' texts. Anybody may become a supervisor, and a held text may be a child's
 * telephone number: only moderators, whom an administrator appoints, see it. Pure.
 */
const seesTexts = ({ role }: Reviewer): boolean => isAllowed(role, 'community/moderate');

type Row = Omit<TextInQueue, 'author' | 'label' | 'decided' | 'path' | 'mayMute'> & {
  readonly thingId: number;
  readonly number: number;
  readonly username: string;
  readonly role: MemberRole;
  readonly decider: string | null;
  readonly decidedAt: string | null;
};
type Input = { readonly lang: Language; readonly state: ReviewState; readonly page: number };

export const textsAPage = 30;

/** Texts as their authors wrote them: posts hold members' numbers in place of names. */
const readable = (
  db: Db,
  rows: readonly { readonly place: TextInQueue['place']; readonly text: string }[],
): Promise<string[]> =>
  Promise.all(
    rows.map(async ({ place, text }) =>
      place === 'post' && text.includes('@[') ? withNames(withForum(db), text) : text,
    ),
  );

/** Open texts, oldest first, or decided ones, latest first; includes one extra row when there are more. */
export const textsToReview = async (
  db: Db,
  reviewer: Reviewer,
  { lang, state, page }: Input,
): Promise<readonly TextInQueue[]> => {
  if (!seesTexts(reviewer)) return [];
  const { rows } = await sql<Row>`
    SELECT t.id, t.place, t."thingId", t.text, t.reasons, t.state, t."recordedAt", t.because, t.appeal,
      a.number, a.username, a.role, d.username AS decider, t."decidedAt",
      (SELECT count(*)::int FROM moderation.text_reports p WHERE p."textId" = t.id) AS reports,
      t."authorId" = ${reviewer.memberId} OR EXISTS (SELECT FROM moderation.text_reports p
        WHERE p."textId" = t.id AND p."reporterId" = ${reviewer.memberId}) AS "isOwn"
    FROM moderation.texts t JOIN accounts.members a ON a.id = t."authorId"
    LEFT JOIN accounts.members d ON d.id = t."decidedBy"
    WHERE t.state = ${state}
    ORDER BY ${state === 'open' ? sql`t."recordedAt"` : sql`t."decidedAt" DESC NULLS LAST`}, t.id
    LIMIT ${textsAPage + 1} OFFSET ${(page - 1) * textsAPage}`.execute(db);
  const rooms = rows.flatMap(({ place, thingId }) => (place === 'message' ? [thingId] : []));
  const labels = await labelsOf(db, lang, reviewer.memberId, rooms);
  const texts = await readable(db, rows);
  return rows.map(({ thingId, number, username, role, decider, decidedAt, ...text }, at) => ({
    ...text,
    text: texts[at] ?? text.text,
    author: { id: number, name: username, path: pathsIn(lang).user({ id: number, name: username }) },
    label: text.place === 'message' ? (labels.get(thingId)?.label ?? '') : '',
    mayMute: mayMute(reviewer.role, role),
    decided: decidedAt === null ? null : { by: decider, at: decidedAt },
  }));
};

/** How many texts wait for a reviewer; counts up to a thousand. */
export const textsWaiting = async (db: Db, reviewer: Reviewer): Promise<number> => {
  if (!seesTexts(reviewer)) return 0;
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open
    FROM (SELECT FROM moderation.texts WHERE state = 'open' LIMIT 1000) waiting`.execute(db);
  return rows[0]?.open ?? 0;
};

/** Moderators' decisions on a member's texts, and the member's mute, for the member to read and appeal. */
export const ownDecisions = async (db: Db, memberId: string): Promise<OwnTexts> => {
  const { rows } = await sql<OwnTexts['texts'][number] & { readonly place: TextInQueue['place'] }>`
    SELECT id, place, text, because, state, "decidedAt", appeal FROM moderation.texts
    WHERE "authorId" = ${memberId} AND (state = 'undone' OR appeal IS NOT NULL)
    ORDER BY "decidedAt" DESC NULLS FIRST LIMIT 50`.execute(db);
  const { rows: mutes } = await sql<{ until: string; because: string }>`
    SELECT until, because FROM community.mutes WHERE "memberId" = ${memberId} AND until > now()`.execute(db);
  const texts = await readable(db, rows);
  return {
    texts: rows.map(({ id, because, state, decidedAt, appeal }, at) => ({
      id,
      text: texts[at] ?? '',
      because,
      state,
      decidedAt,
      appeal,
    })),
    mute: mutes[0] ?? null,
  };
};

/** Appeals a removal: reopens the text once, for another moderator to decide. */
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
