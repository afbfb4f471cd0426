import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { type NamedSubject, subjectsIn } from './subjects.ts';

/** An entity, named as in a season; null for one that belongs to none. */
export type EntityOfSeason = {
  readonly kind: StreamKind;
  readonly id: number;
  readonly seasonId: number | null;
};

/** Returns a lookup of names and pages of entities of any seasons. */
export const subjectsOfSeasons = async (
  db: Db,
  lang: Language,
  entities: readonly EntityOfSeason[],
): Promise<(entity: EntityOfSeason) => NamedSubject> => {
  const found = new Map<number, Awaited<ReturnType<typeof subjectsIn>>>();
  if (entities.length > 0) {
    const catalogue = await catalogueIn(db, lang);
    for (const [seasonId, own] of Map.groupBy(entities, (entity) => entity.seasonId ?? 0)) {
      const subjects = own.map(({ kind, id }) => ({ kind, id, teamId: null }));
      found.set(seasonId, await subjectsIn(db, catalogue, seasonId, subjects));
    }
  }
  return ({ kind, id, seasonId }) =>
    found.get(seasonId ?? 0)?.({ kind, id, teamId: null }) ?? { id, name: null, path: null, about: null };
};
