import type { HeldPost } from '@rondelle/contracts/community/forum.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { mentionedIn, renderPost } from '@rondelle/infra/content/post-markdown.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { authorsIn } from './authors.ts';
import { withForum } from './tables.ts';
import { titleFor, topicPath } from './topic-cards.ts';

const mostListed = 50;

type Row = {
  readonly id: number;
  readonly tid: number;
  readonly title: string;
  readonly isShown: boolean;
  readonly text: string;
  readonly at: string;
};

/** A member's posts that wait for a moderator, latest first; in one topic or in all. */
export const heldPostsOf = async (
  db: Db,
  lang: Language,
  memberId: string,
  tid: number | undefined,
): Promise<HeldPost[]> => {
  const own = withForum(db);
  const { rows } = await sql<Row>`
    SELECT p.id, t.id AS tid, ${titleFor(memberId)} AS title, p.text, p."createdAt" AS at, EXISTS (
      SELECT FROM forum.posts s WHERE s."topicId" = t.id AND s.state = 'shown') AS "isShown"
    FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
    WHERE p."authorId" = ${memberId} AND p.state = 'held' AND (${tid ?? null}::int IS NULL OR t.id = ${tid ?? null}::int)
    ORDER BY p.id DESC LIMIT ${mostListed}`.execute(own);
  const authors = await authorsIn(
    own,
    lang,
    [],
    rows.flatMap(({ text }) => mentionedIn(text)),
  );
  const nobody = m.forum_gone_member({}, { locale: lang });
  return rows.map(({ id, tid: topicId, title, isShown, text, at }) => ({
    id,
    title,
    path: isShown ? topicPath(lang, { id: topicId, title }) : null,
    html: renderPost(text, authors.byNumber, nobody),
    at,
  }));
};
