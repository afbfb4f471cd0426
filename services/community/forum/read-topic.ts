import type { OfTopic } from '@rondelle/contracts/community/forum.inputs.ts';
import type { Post, TopicOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { postsAPage } from '@rondelle/contracts/community/forum.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { excerptOf, mentionedIn, renderPost } from '@rondelle/infra/content/post-markdown.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { authorsIn } from './authors.ts';
import { type ForumDb, withForum } from './tables.ts';
import { postPath, topicCards, topicRows } from './topic-cards.ts';

type Row = {
  readonly id: number;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly isOpening: boolean;
  readonly quotedId: number | null;
  readonly quotedText: string | null;
  readonly quotedAuthorId: string | null;
};

const rowsOf = async (db: ForumDb, topicId: number, page: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    SELECT p.id, p."authorId", p.text, p."createdAt", p."editedAt", p."isOpening", q.id AS "quotedId", q.text AS "quotedText",
      q."authorId" AS "quotedAuthorId"
    FROM forum.posts p LEFT JOIN forum.posts q ON q.id = p."quotedId" AND q.state = 'shown'
    WHERE p."topicId" = ${topicId} AND p.state = 'shown'
    ORDER BY p.id LIMIT ${postsAPage} OFFSET ${(page - 1) * postsAPage}`.execute(db);
  return rows;
};

/** The page of a topic that a post is on. */
const pageOf = async (db: ForumDb, topicId: number, postId: number): Promise<number> => {
  const { rows } = await sql<{ before: number }>`
    SELECT count(*)::int AS before FROM forum.posts
    WHERE "topicId" = ${topicId} AND state = 'shown' AND id < ${postId}`.execute(db);
  return Math.floor((rows[0]?.before ?? 0) / postsAPage) + 1;
};

const excerptLetters = 280;

const postsOf = async (
  db: ForumDb,
  lang: Language,
  topic: { readonly id: number; readonly title: string },
  rows: readonly Row[],
): Promise<Post[]> => {
  const texts = rows.flatMap(({ text, quotedText }) => [text, quotedText ?? '']);
  const authors = await authorsIn(
    db,
    lang,
    rows.flatMap(({ authorId, quotedAuthorId }) => [authorId, quotedAuthorId]),
    texts.flatMap(mentionedIn),
  );
  const nobody = m.forum_gone_member({}, { locale: lang });
  const posts: Post[] = [];
  const add = (row: Row): void => {
    const { id, text, createdAt: at, editedAt, isOpening, quotedId, quotedText } = row;
    posts.push({
      id,
      author: authors.byId(row.authorId),
      html: renderPost(text, authors.byNumber, nobody),
      at,
      editedAt,
      isOpening,
      path: postPath(lang, topic, id),
      quoted:
        quotedId === null || quotedText === null
          ? null
          : {
              author: authors.byId(row.quotedAuthorId),
              excerpt: excerptOf(quotedText, authors.byNumber, nobody, excerptLetters),
              path: postPath(lang, topic, quotedId),
            },
    });
  };
  await eachInTurns(rows, add);
  return posts;
};

/** A page of a topic; throws `topic/unknown` when it does not exist or has no visible post. */
export const readTopic = async (db: Db, { lang, tid, page, at }: OfTopic): Promise<TopicOutput> => {
  const own = withForum(db);
  const [row] = await topicRows(own, sql`t.id = ${tid}`, { order: sql`t.id`, limit: 1 });
  if (!row) throw new DomainError('topic/unknown', 'tid');
  const pages = Math.max(1, Math.ceil(row.posts / postsAPage));
  const requested = at === undefined ? page : await pageOf(own, tid, at);
  const pageNumber = Math.min(requested, pages);
  const [rows, [card]] = await Promise.all([rowsOf(own, tid, pageNumber), topicCards(own, lang, [row])]);
  if (!card) throw new DomainError('topic/unknown', 'tid');
  return { topic: card, posts: await postsOf(own, lang, card, rows), paging: { page: pageNumber, pages } };
};
