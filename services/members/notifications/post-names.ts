import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About, AboutPost } from '@rondelle/contracts/notifications/about.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

type Named = { readonly author: string | null; readonly title: string | null; readonly path: string | null };
export type PostNames = (about: AboutPost) => Named;
type Topic = { readonly id: number; readonly title: string };

const membersBy = async (db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: number; username: string }>`
    SELECT number, username FROM accounts.members WHERE number = ANY (${numbers}::int[])`.execute(db);
  return new Map(rows.map(({ number, username }) => [number, username]));
};

/** By post: the topic that it is in, as long as it is shown; its title as long as its opening is. */
const topicsBy = async (db: Db, posts: readonly number[]): Promise<ReadonlyMap<number, Topic>> => {
  if (posts.length === 0) return new Map();
  const { rows } = await sql<Topic & { post: number }>`
    SELECT p.id AS post, t.id, CASE WHEN EXISTS (SELECT FROM forum.posts o
      WHERE o."topicId" = t.id AND o."isOpening" AND o.state <> 'shown') THEN '' ELSE t.title END AS title FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
    WHERE p.id = ANY (${posts}::int[]) AND p.state = 'shown'`.execute(db);
  return new Map(rows.map((row) => [row.post, row]));
};

/** Who wrote what is told of, and where, as it is called now; null where it is gone. */
export const postNames = async (db: Db, lang: Language, all: readonly About[]): Promise<PostNames> => {
  const written = all.flatMap((about) => ('authorNumber' in about ? [about] : []));
  const posts = written.flatMap(({ of, id }) => (of === 'post' ? [id] : []));
  const [names, topics] = await Promise.all([
    membersBy(
      db,
      written.map(({ authorNumber }) => authorNumber),
    ),
    topicsBy(db, posts),
  ]);
  const paths = pathsIn(lang);
  return ({ of, inId, id, authorNumber }) => {
    const author = names.get(authorNumber) ?? null;
    if (of === 'message') return { author, title: null, path: paths.chatroom(inId) };
    const topic = topics.get(id);
    return {
      author,
      title: topic?.title || null,
      path: topic ? `${paths.topic({ id: topic.id, name: topic.title })}?post=${id}#p-${id}` : null,
    };
  };
};
