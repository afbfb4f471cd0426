import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import type { TopicKind } from '@rondelle/contracts/community/forum.ts';
import type { LockReason } from '@rondelle/contracts/moderation/topic-reasons.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { type RawBuilder, sql } from 'kysely';
import { authorsIn } from './authors.ts';
import { placesIn } from './places.ts';
import { type ForumDb } from './tables.ts';

type Row = {
  readonly id: number;
  readonly kind: TopicKind;
  readonly thingId: number;
  readonly language: Language;
  readonly title: string;
  readonly authorId: string | null;
  readonly createdAt: string;
  readonly isPinned: boolean;
  readonly isLocked: boolean;
  readonly lockedBecause: LockReason | null;
  readonly posts: number;
  readonly lastId: number;
  readonly lastAt: string;
  readonly lastAuthorId: string;
};

/** The path of a topic; the topic may have no visible title. */
export const topicPath = (lang: Language, topic: { readonly id: number; readonly title: string }): string =>
  pathsIn(lang).topic({ id: topic.id, name: topic.title });

/** The permanent link of a post, whatever page of its topic it is on. */
export const postPath = (
  lang: Language,
  topic: { readonly id: number; readonly title: string },
  postId: number,
): string => `${topicPath(lang, topic)}?post=${postId}#p-${postId}`;

/** The title of a topic (as `t`); empty while its opening post is hidden. */
export const visibleTitle = sql<string>`(CASE WHEN EXISTS (SELECT FROM forum.posts o
  WHERE o."topicId" = t.id AND o."isOpening" AND o.state <> 'shown') THEN '' ELSE t.title END)`;

/** The title as a member sees it: always visible on their own topics. */
export const titleFor = (memberId: string) =>
  sql<string>`(CASE WHEN t."authorId" = ${memberId} THEN t.title ELSE ${visibleTitle} END)`;

/** Rows of topics with a visible post; `which` and `order` may refer to `t` and its last post `l`. */
export const topicRows = async (
  db: ForumDb,
  which: RawBuilder<unknown>,
  { order, limit, offset = 0 }: { order: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    SELECT t.id, t.kind, t."thingId", t.language, ${visibleTitle} AS title, t."authorId", t."createdAt", t."isPinned", t."isLocked",
      t."lockedBecause",
      c.posts, l.id AS "lastId", l."createdAt" AS "lastAt", l."authorId" AS "lastAuthorId"
    FROM forum.topics t
    CROSS JOIN LATERAL (SELECT count(*)::int AS posts FROM forum.posts p
      WHERE p."topicId" = t.id AND p.state = 'shown') c
    CROSS JOIN LATERAL (SELECT p.id, p."createdAt", p."authorId" FROM forum.posts p
      WHERE p."topicId" = t.id AND p.state = 'shown' ORDER BY p.id DESC LIMIT 1) l
    WHERE ${which} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
};

/** Summaries of topics, with names and paths. */
export const topicCards = async (db: ForumDb, lang: Language, rows: readonly Row[]): Promise<TopicCard[]> => {
  const [placeOf, authors] = await Promise.all([
    placesIn(db.withTables(), lang, rows),
    authorsIn(
      db,
      lang,
      rows.flatMap(({ authorId, lastAuthorId }) => [authorId, lastAuthorId]),
    ),
  ]);
  return rows.map((row) => {
    const { id, title, language, createdAt, isPinned, isLocked, lockedBecause } = row;
    const { posts, lastId, lastAt, lastAuthorId } = row;
    return {
      id,
      title,
      path: topicPath(lang, row),
      language,
      place: placeOf(row),
      author: authors.byId(row.authorId),
      createdAt,
      isPinned,
      isLocked,
      lockedBecause,
      posts,
      last: { at: lastAt, author: authors.byId(lastAuthorId), path: postPath(lang, row, lastId) },
    };
  });
};
