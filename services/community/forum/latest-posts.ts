import type { OfLatestPosts } from '@rondelle/contracts/community/forum.inputs.ts';
import type { ForumPostsOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { excerptOf, mentionedIn } from '@rondelle/infra/content/post-markdown.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { publicMember } from '@rondelle/members/public-member.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { authorsIn } from './authors.ts';
import { partOf } from './places.ts';
import { withForum } from './tables.ts';
import { postPath, visibleTitle } from './topic-cards.ts';

const mostListed = 20;

type Row = {
  readonly id: number;
  readonly topicId: number;
  readonly title: string;
  readonly text: string;
  readonly authorId: string;
  readonly createdAt: string;
};
type Latest = ForumPostsOutput['posts'];

const latest = async (db: Db, lang: Language, which: RawBuilder<unknown>): Promise<Latest> => {
  const own = withForum(db);
  const { rows } = await sql<Row>`
    SELECT p.id, p."topicId", ${visibleTitle} AS title, p.text, p."authorId", p."createdAt"
    FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
    WHERE p.state = 'shown' AND ${which} ORDER BY p.id DESC LIMIT ${mostListed}`.execute(own);
  const authors = await authorsIn(
    own,
    lang,
    rows.map(({ authorId }) => authorId),
    rows.flatMap(({ text }) => mentionedIn(text)),
  );
  const nobody = m.forum_gone_member({}, { locale: lang });
  const posts: Latest = [];
  const add = ({ id, topicId, title, text, authorId, createdAt: at }: Row): void => {
    posts.push({
      id,
      title: title === '' ? m.forum_untitled({}, { locale: lang }) : title,
      path: postPath(lang, { id: topicId, title }, id),
      at,
      author: authors.byId(authorId),
      excerpt: excerptOf(text, authors.byNumber, nobody),
    });
  };
  await eachInTurns(rows, add);
  return posts;
};

/** The latest posts of the forum or a part of it; twenty at most. */
export const latestPosts = async (db: Db, input: OfLatestPosts): Promise<Latest> => {
  const part = await partOf(db, input);
  const which = part ? sql`t.kind = ${part.kind} AND t."thingId" = ${part.thingId}` : sql`true`;
  return latest(db, input.lang, which);
};

/** A member's latest posts, twenty at most; throws `user/unknown`. */
export const postsOfMember = async (db: Db, lang: Language, number: number): Promise<Latest> => {
  const { id } = await publicMember(db, String(number), 'uid');
  return latest(db, lang, sql`p."authorId" = ${id}`);
};

/** The numbers of visible topics and posts. */
export const forumCounts = async (db: Db): Promise<{ readonly topics: number; readonly posts: number }> => {
  const { rows } = await sql<{ topics: number; posts: number }>`
    SELECT count(DISTINCT "topicId")::int AS topics, count(*)::int AS posts
    FROM forum.posts WHERE state = 'shown'`.execute(withForum(db));
  return rows[0] ?? { topics: 0, posts: 0 };
};
