import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { AboutPost } from '@rondelle/contracts/notifications/about.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { labelsOf } from '../room-labels.ts';

type Named = { readonly author: string | null; readonly title: string | null; readonly path: string | null };
export type PostNames = (about: AboutPost) => Named;
type Topic = { readonly id: number; readonly title: string };

/** The names of members by their numbers. */
export const membersBy = async (db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: number; username: string }>`
    SELECT number, username FROM accounts.members WHERE number = ANY (${numbers}::int[])`.execute(db);
  return new Map(rows.map(({ number, username }) => [number, username]));
};

/** The topic of each visible post; the title is empty when the topic's opening post is hidden. */
const topicsBy = async (db: Db, posts: readonly number[]): Promise<ReadonlyMap<number, Topic>> => {
  if (posts.length === 0) return new Map();
  const { rows } = await sql<Topic & { post: number }>`
    SELECT p.id AS post, t.id, CASE WHEN EXISTS (SELECT FROM forum.posts o
      WHERE o."topicId" = t.id AND o."isOpening" AND o.state <> 'shown') THEN '' ELSE t.title END AS title FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
    WHERE p.id = ANY (${posts}::int[]) AND p.state = 'shown'`.execute(db);
  return new Map(rows.map((row) => [row.post, row]));
};

/** The names of rooms, without private rooms (their only name is the author's) and groups that the member has left. */
const roomsBy = async (db: Db, lang: Language, memberId: string, chatids: readonly number[]) => {
  if (chatids.length === 0) return new Map<number, never>();
  const { rows } = await sql<{ id: number }>`
    SELECT r.id FROM community.rooms r WHERE r.id = ANY (${chatids}::int[]) AND r.type <> 'private'
      AND (r.type <> 'group' OR EXISTS (SELECT FROM community.room_members rm
        WHERE rm."roomId" = r.id AND rm."memberId" = ${memberId}))`.execute(db);
  return labelsOf(
    db,
    lang,
    memberId,
    rows.map(({ id }) => id),
  );
};

/**
 * The current author, topic title or room name, and path of posts and messages, as a member may see them; null for
 * deleted ones.
 */
export const postNames = async (
  db: Db,
  lang: Language,
  written: readonly AboutPost[],
  memberId: string,
): Promise<PostNames> => {
  const posts = written.flatMap(({ of, id }) => (of === 'post' ? [id] : []));
  const rooms = written.flatMap(({ of, inId }) => (of === 'message' ? [inId] : []));
  const [names, topics, labels] = await Promise.all([
    membersBy(
      db,
      written.map(({ authorNumber }) => authorNumber),
    ),
    topicsBy(db, posts),
    roomsBy(db, lang, memberId, rooms),
  ]);
  const paths = pathsIn(lang);
  return ({ of, inId, id, authorNumber }) => {
    const author = names.get(authorNumber) ?? null;
    if (of === 'message') {
      const title = labels.get(inId)?.label || null;
      return { author, title, path: `${paths.chatroom(inId)}?message=${id}` };
    }
    const topic = topics.get(id);
    return {
      author,
      title: topic?.title || null,
      path: topic ? `${paths.topic({ id: topic.id, name: topic.title })}?post=${id}#p-${id}` : null,
    };
  };
};
