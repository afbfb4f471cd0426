import type { Activity, ActivityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { ActivityInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import type { ActivityLogRow } from '../../views/activity-log/activity-log.table.ts';
import { type Common, latestAlong } from './latest-along.ts';
import { type NamedSubject, subjectOf, subjectsIn } from './subjects.ts';

const pageSize = 50;

type Filter = Pick<ActivityInput, 'kind' | 'action' | 'before'> & {
  readonly seasonId: number;
  readonly actorId: string | null;
};

/** Returns the filters that an index covers; the others are checked row by row. */
const commonOf = ({ seasonId, kind, action, actorId }: Filter): Common => {
  if (actorId !== null) return { actorId, seasonId };
  if (action !== undefined) return { seasonId, action };
  return kind === undefined ? { seasonId } : { seasonId, kind };
};

const rowsOf = (db: Db, filter: Filter): Promise<ActivityLogRow[]> => {
  const { kind, action, before } = filter;
  let query = latestAlong(db.selectFrom('activity_log').selectAll(), commonOf(filter), before);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (action !== undefined) query = query.where('action', '=', action);
  // The extra row shows whether there are older ones.
  return query.limit(pageSize + 1).execute();
};

export const activityWith = (row: ActivityLogRow, subject: NamedSubject): Activity => ({
  position: row.position,
  revision: row.revision,
  action: row.action,
  kind: row.kind,
  subject: { id: subject.id, name: subject.name, path: subject.path },
  about: subject.about,
  // The caller adds the actor's name: the log does not hold it, and the account may be erased.
  actor: { id: row.actorId, role: row.actorRole, name: null, path: null },
  source: row.source,
  // The log's codec has checked the reason when the event was read.
  reason: row.reason as Reason | null,
  recordedAt: row.recordedAt,
});

/**
 * Returns the activity of a season, latest first, fifty entries per page by position. The kind, the action and the
 * actor are optional filters.
 */
export const activityOfSeason = async (
  db: Db,
  input: ActivityInput,
  actorId: string | null,
): Promise<Omit<ActivityOutput, 'member'>> => {
  const { lang, sid, kind, action, before } = input;
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const found = await rowsOf(db, { seasonId, kind, action, actorId, before });
  const rows = found.slice(0, pageSize);
  const nameOf = await subjectsIn(db, catalogue, seasonId, rows.map(subjectOf));
  return {
    season: catalogue.season(seasonId),
    kind: kind ?? null,
    action: action ?? null,
    entries: rows.map((row) => activityWith(row, nameOf(subjectOf(row)))),
    older: found.length > pageSize ? (rows.at(-1)?.position ?? null) : null,
  };
};
