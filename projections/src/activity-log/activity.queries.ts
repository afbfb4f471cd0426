import type { Activity, ActivityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { ActivityInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import type { ActivityLogRow } from './activity-log.table.ts';
import { type Common, latestAlong } from './latest-along.ts';
import { type NamedSubject, subjectsIn } from './subjects.ts';

const shown = 50;

type Filter = Pick<ActivityInput, 'kind' | 'action' | 'before'> & {
  readonly seasonId: number;
  readonly actorId: string | null;
};

/** What the wanted rows have in common, as an index has it; whatever else is asked of them is looked at row by row. */
const commonOf = ({ seasonId, kind, action, actorId }: Filter): Common => {
  if (actorId !== null) return { actorId, seasonId };
  if (action !== undefined) return { seasonId, action };
  return kind === undefined ? { seasonId } : { seasonId, kind };
};

const rowsOf = (db: Db, asked: Filter): Promise<ActivityLogRow[]> => {
  const { kind, action, before } = asked;
  let query = latestAlong(db.selectFrom('activity_log').selectAll(), commonOf(asked), before);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (action !== undefined) query = query.where('action', '=', action);
  // One more than is shown says whether there is more.
  return query.limit(shown + 1).execute();
};

export const activityWith = (row: ActivityLogRow, subject: NamedSubject): Activity => ({
  position: row.position,
  action: row.action,
  kind: row.kind,
  subject: { id: subject.id, name: subject.name, path: subject.path },
  // Names are put in by who answers: they are not of the log, and may be gone by then.
  actor: { id: row.actorId, role: row.actorRole, name: null, path: null },
  source: row.source,
  // Written from an event whose reason the log's codec has checked.
  reason: row.reason as Reason | null,
  recordedAt: row.recordedAt,
});

/**
 * What was done in a season, latest first: of every kind and action, or of some, by everyone or by one; fifty at a time
 * by position.
 */
export const activityOfSeason = async (
  db: Db,
  input: ActivityInput,
  actorId: string | null,
): Promise<Omit<ActivityOutput, 'member'>> => {
  const { lang, sid, kind, action, before } = input;
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const found = await rowsOf(db, { seasonId, kind, action, actorId, before });
  const rows = found.slice(0, shown);
  const subjects = rows.map((row) => ({ kind: row.kind, id: row.entityId }));
  const nameOf = await subjectsIn(db, catalogue, seasonId, subjects);
  return {
    season: catalogue.season(seasonId),
    kind: kind ?? null,
    action: action ?? null,
    entries: rows.map((row) => activityWith(row, nameOf({ kind: row.kind, id: row.entityId }))),
    older: found.length > shown ? (rows.at(-1)?.position ?? null) : null,
  };
};
