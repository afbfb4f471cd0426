import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { sql } from 'kysely';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { type ActivityLogRow, onlyRows } from '../../views/activity-log/activity-log.table.ts';
import { latestAlong } from './latest-along.ts';
import { subjectOf, subjectsIn } from './subjects.ts';

const displayLimit = 20;
/** More seasons than the site will ever have. */
const most = 200;

export type Contribution = {
  readonly position: string;
  readonly action: string;
  readonly subject: { readonly id: number; readonly name: string | null; readonly path: string | null };
  readonly recordedAt: string;
};

const latestOf = (db: Db, actorId: string): Promise<ActivityLogRow[]> =>
  latestAlong(db.selectFrom('activity_log').selectAll(), { actorId })
    // An expression, because for the column alone Postgres uses the index by season and sorts all the member's changes.
    .where(sql<boolean>`coalesce("seasonId", 0) <> 0`)
    .limit(displayLimit)
    .execute();

/** Returns a member's latest changes within seasons, latest first; at most twenty. */
export const contributionsOf = async (db: Db, lang: Language, actorId: string): Promise<Contribution[]> => {
  const rows = await latestOf(db, actorId);
  const catalogue = await catalogueIn(db, lang);
  const found: Contribution[] = [];
  for (const [seasonId, inSeason] of Map.groupBy(rows, ({ seasonId }) => seasonId ?? 0)) {
    const nameOf = await subjectsIn(db, catalogue, seasonId, inSeason.map(subjectOf));
    for (const row of inSeason) {
      const { position, action, recordedAt } = row;
      const { id, name, path } = nameOf(subjectOf(row));
      found.push({ position, action, subject: { id, name, path }, recordedAt });
    }
  }
  return found.toSorted((one, other) => (BigInt(other.position) > BigInt(one.position) ? 1 : -1));
};

/** Returns the number of a member's changes in each season, latest season first. */
export const changesBySeason = async (db: Db, lang: Language, actorId: string) => {
  const rows = await db
    .selectFrom('activity_log')
    .select((is) => ['seasonId', is.fn.countAll<string>().as('changes')])
    .where('actorId', '=', actorId)
    .where(sql.raw<boolean>(onlyRows.byPeople))
    .where('seasonId', 'is not', null)
    .groupBy('seasonId')
    .limit(most)
    .execute();
  const catalogue = await catalogueIn(db, lang);
  return rows
    .map(({ seasonId, changes }) => ({
      season: catalogue.season(seasonId ?? 0).slug,
      changes: Number(changes),
    }))
    .toSorted((one, other) => other.season.localeCompare(one.season));
};
