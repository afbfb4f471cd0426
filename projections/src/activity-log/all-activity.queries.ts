import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import type { ActivityLogRow } from './activity-log.table.ts';
import { activityWith } from './activity.queries.ts';
import { latestAlong } from './latest-along.ts';
import { subjectsIn } from './subjects.ts';

const shown = 50;

type Filter = { readonly kind: StreamKind | null; readonly before: string | undefined };
type Found = {
  readonly changes: readonly (Activity & { readonly season: string | null })[];
  readonly older: string | null;
};

const rowsOf = (db: Db, { kind, before }: Filter): Promise<ActivityLogRow[]> =>
  latestAlong(db.selectFrom('activity_log').selectAll(), kind === null ? {} : { kind }, before)
    // One more than is shown says whether there is more.
    .limit(shown + 1)
    .execute();

/** What was done in all seasons and to what they share, of one kind of thing or of all; latest first, fifty at a time. */
export const activityOfAll = async (db: Db, lang: Language, asked: Filter): Promise<Found> => {
  const found = await rowsOf(db, asked);
  const rows = found.slice(0, shown);
  const catalogue = await catalogueIn(db, lang);
  const changes = new Map<string, Found['changes'][number]>();
  for (const [seasonId, inSeason] of Map.groupBy(rows, ({ seasonId }) => seasonId)) {
    const subjects = inSeason.map(({ kind, entityId: id }) => ({ kind, id }));
    // What all seasons share goes by its name of today.
    const nameOf = await subjectsIn(db, catalogue, seasonId ?? catalogue.ongoing?.id ?? 0, subjects);
    const season = seasonId === null ? null : catalogue.slugOfSeason(seasonId);
    for (const row of inSeason)
      changes.set(row.position, {
        ...activityWith(row, nameOf({ kind: row.kind, id: row.entityId })),
        season,
      });
  }
  return {
    changes: rows.flatMap(({ position }) => changes.get(position) ?? []),
    older: found.length > shown ? (rows.at(-1)?.position ?? null) : null,
  };
};
