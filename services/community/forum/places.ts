import type { TopicKind } from '@rondelle/contracts/community/forum.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';
import { type Catalogue, catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

export type Place = {
  readonly kind: TopicKind;
  readonly id: number;
  readonly name: string;
  /** The path of the part of the forum. */
  readonly path: string;
};
type Part = { readonly kind: TopicKind; readonly thingId: number };

const leagueNames = async (db: Db, lang: Language, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('leagues')
    .innerJoin('seasons', 'seasons.seasonId', 'leagues.seasonId')
    .select(['leagueId', lang === 'fr' ? 'nameFr as name' : 'nameEn as name', 'slug'])
    .where(anyOf('leagueId', ids))
    .limit(varying(ids.length))
    .execute();
  return new Map(rows.map(({ leagueId, name, slug }) => [leagueId, `${name} ${slug}`]));
};

/** The category's name in the ongoing season; null when there is no such season. */
const categoryName = (catalogue: Catalogue, id: number): string | null => {
  const seasonId = catalogue.ongoing?.id ?? null;
  return seasonId === null ? null : catalogue.category(id, seasonId).name;
};

/** Names and paths of the parts of the forum; a deleted part gets the general name. */
export const placesIn = async (
  db: Db,
  lang: Language,
  parts: readonly Part[],
): Promise<(part: Part) => Place> => {
  const catalogue = await catalogueIn(db, lang);
  const ids = new Set(parts.flatMap(({ kind, thingId }) => (kind === 'league' ? [thingId] : [])));
  const leagues = await leagueNames(db, lang, [...ids]);
  const forum = catalogue.paths.forum();
  return ({ kind, thingId: id }) => {
    const general = m.forum_general({}, { locale: lang });
    if (kind === 'general') return { kind, id, name: general, path: forum };
    const name = kind === 'category' ? categoryName(catalogue, id) : leagues.get(id);
    return { kind, id, name: name ?? general, path: `${forum}?${kind}=${id}` };
  };
};

type PartIds = { readonly cid?: number | null | undefined; readonly lid?: number | null | undefined };

/**
 * The part of the forum that a request names; null when it names none. Throws `league/unknown` and `category/unknown`.
 */
export const partOf = async (db: Db, { cid, lid }: PartIds): Promise<Part | null> => {
  if (lid !== undefined && lid !== null) {
    const found = await db
      .selectFrom('leagues')
      .select('leagueId')
      .where('leagueId', '=', lid)
      .executeTakeFirst();
    if (!found) throw new DomainError('league/unknown', 'lid');
    return { kind: 'league', thingId: lid };
  }
  if (cid === undefined || cid === null) return null;
  const found = await db
    .selectFrom('categories')
    .select('categoryId')
    .where('categoryId', '=', cid)
    .executeTakeFirst();
  if (!found) throw new DomainError('category/unknown', 'cid');
  return { kind: 'category', thingId: cid };
};
