import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { withForum } from './tables.ts';
import { visibleTitle } from './topic-cards.ts';

/** The most topics in the sitemap; older ones are found through the forum's pages. */
const mostTopics = 5_000;

/** Topics for the sitemap, latest post first; without those that have no visible title. */
export const topicsForSitemap = async (
  db: Db,
): Promise<readonly { readonly id: number; readonly name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM (
      SELECT t.id, ${visibleTitle} AS name, max(p.id) AS last
      FROM forum.topics t JOIN forum.posts p ON p."topicId" = t.id AND p.state = 'shown'
      GROUP BY t.id ORDER BY last DESC LIMIT ${mostTopics}) latest
    WHERE name <> '' ORDER BY last DESC`.execute(withForum(db));
  return rows;
};
