import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import type { ActivityLogRow } from '../../views/activity-log/activity-log.table.ts';
import { activityWith } from './activity.queries.ts';
import { latestAlong } from './latest-along.ts';
import { subjectOf, subjectsIn } from './subjects.ts';

const pageSize = 50;

type Filter = { readonly kind: StreamKind | null; readonly before: string | undefined };
type Found = {
  readonly changes: readonly (Activity & { readonly season: string | null })[];
  readonly older: string | null;
};

const rowsOf = (db: Db, { kind, before }: Filter): Promise<ActivityLogRow[]> =>
  latestAlong(db.selectFrom('activity_log').selectAll(), kind === null ? {} : { kind }, before)
    // The extra row shows whether there are older ones.
    .limit(pageSize + 1)
    .execute();

/** Returns the activity of all seasons and of the catalogue, of one kind or of all; latest first, fifty per page. */
export const activityOfAll = async (db: Db, lang: Language, filter: Filter): Promise<Found> => {
  const found = await rowsOf(db, filter);
  const rows = found.slice(0, pageSize);
  const catalogue = await catalogueIn(db, lang);
  const changes = new Map<string, Found['changes'][number]>();
  for (const [seasonId, inSeason] of Map.groupBy(rows, ({ seasonId }) => seasonId)) {
    // Entities that all seasons share get their name in the ongoing season.
    const inIts = seasonId ?? catalogue.ongoing?.id ?? 0;
    const nameOf = await subjectsIn(db, catalogue, inIts, inSeason.map(subjectOf));
    const season = seasonId === null ? null : catalogue.slugOfSeason(seasonId);
    for (const row of inSeason)
      changes.set(row.position, {
        ...activityWith(row, nameOf(subjectOf(row))),
        season,
      });
  }
  return {
    changes: rows.flatMap(({ position }) => changes.get(position) ?? []),
    older: found.length > pageSize ? (rows.at(-1)?.position ?? null) : null,
  };
};
