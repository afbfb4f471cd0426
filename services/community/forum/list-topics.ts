import type { OfTopics } from '@rondelle/contracts/community/forum.inputs.ts';
import type { TopicsOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import { topicsAPage } from '@rondelle/contracts/community/forum.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { textQuery, titleHas, wordsIn } from '../search-words.ts';
import { placesIn, partOf } from './places.ts';
import { type ForumDb, withForum } from './tables.ts';
import { visibleTitle, topicCards, topicRows } from './topic-cards.ts';

/** Topics are counted up to this number. */
const mostCounted = 300_000;
const mostLeagues = 30;

/** A condition: a topic with the words in its title or in a post; nothing is found without a letter or a digit. */
const holds = (words: readonly string[]) =>
  words.length === 0
    ? sql`false`
    : sql`((${titleHas(sql`t.title`, words)} AND ${visibleTitle} <> '') OR EXISTS (
  SELECT FROM forum.posts p WHERE p."topicId" = t.id AND p.state = 'shown'
    AND p.words @@ ${textQuery(words, ['french', 'english'])}))`;

const counted = async (db: ForumDb, kind: 'category' | 'league') => {
  const { rows } = await sql<{ thingId: number; topics: number }>`
    SELECT "thingId", count(*)::int AS topics FROM forum.topics t
    WHERE kind = ${kind} AND EXISTS (SELECT FROM forum.posts p WHERE p."topicId" = t.id AND p.state = 'shown')
    GROUP BY "thingId" ORDER BY topics DESC, "thingId" LIMIT 500`.execute(db);
  return rows;
};

/** The categories of the ongoing season in natural order, M9 before M11, and the leagues with the most topics. */
const partsOf = async (own: ForumDb, db: Db, lang: OfTopics['lang']) => {
  const [categories, leagues, ongoing] = await Promise.all([
    counted(own, 'category'),
    counted(own, 'league'),
    sql<{ id: number }>`
      SELECT DISTINCT "categoryId" AS id FROM leagues WHERE "seasonId" = (
        SELECT "seasonId" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1)
      ORDER BY 1 LIMIT 200`.execute(db),
  ]);
  const topicsOf = new Map(categories.map(({ thingId, topics }) => [thingId, topics]));
  const ids = [...new Set([...ongoing.rows.map(({ id }) => id), ...topicsOf.keys()])];
  const talked = leagues.slice(0, mostLeagues);
  const placeOf = await placesIn(db, lang, [
    ...ids.map((thingId) => ({ kind: 'category', thingId }) as const),
    ...talked.map(({ thingId }) => ({ kind: 'league', thingId }) as const),
  ]);
  const named = (kind: 'category' | 'league', thingId: number, topics: number) => {
    const { id, name, path } = placeOf({ kind, thingId });
    return { id, name, path, topics };
  };
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return {
    categories: ids
      .map((id) => named('category', id, topicsOf.get(id) ?? 0))
      .sort((one, other) => compare(one.name, other.name)),
    leagues: talked.map(({ thingId, topics }) => named('league', thingId, topics)),
  };
};

/** The topics of the forum or a part of it: pinned ones first, then by latest post. */
export const listTopics = async (db: Db, input: OfTopics): Promise<TopicsOutput> => {
  const { lang, page } = input;
  const q = input.query?.trim() ?? '';
  const own = withForum(db);
  const part = await partOf(db, input);
  const which = sql`${part === null ? sql`true` : sql`t.kind = ${part.kind} AND t."thingId" = ${part.thingId}`}
    AND ${q === '' ? sql`true` : holds(wordsIn(q))}`;
  // In lists of several parts, only topics pinned in the general part come first.
  const order = sql`${part === null || q !== '' ? sql`(t."isPinned" AND t.kind = 'general' AND ${q === ''})` : sql`t."isPinned"`} DESC,
    l.id DESC`;
  const [rows, total, parts, placeOf] = await Promise.all([
    topicRows(own, which, { order, limit: topicsAPage, offset: (page - 1) * topicsAPage }),
    sql<{ topics: number }>`SELECT count(*)::int AS topics FROM (SELECT FROM forum.topics t WHERE ${which}
      AND EXISTS (SELECT FROM forum.posts p WHERE p."topicId" = t.id AND p.state = 'shown')
      LIMIT ${mostCounted}) found`.execute(own),
    partsOf(own, db, lang),
    placesIn(db, lang, part ? [part] : []),
  ]);
  return {
    place: part && placeOf(part),
    topics: await topicCards(own, lang, rows),
    paging: { page, pages: Math.max(1, Math.ceil((total.rows[0]?.topics ?? 0) / topicsAPage)) },
    query: q === '' ? null : q,
    ...parts,
  };
};
