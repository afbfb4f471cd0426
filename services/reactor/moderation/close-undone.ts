import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { planUndoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import { decide } from '@rondelle/members/moderation/decide.ts';
import type { ModerationDb } from '@rondelle/members/moderation/tables.ts';

/** The most open flags of one entity to check, latest first. */
const mostOpen = 500;

/** Closes the flags of suspicious changes that later changes have undone, by whatever means. Returns their number. */
export const closeUndone = async (
  db: ModerationDb,
  log: EventLog,
  changes: readonly ActivityLogRow[],
): Promise<number> => {
  let closed = 0;
  const byEntity = Map.groupBy(changes, ({ kind, entityId }) => `${kind}-${entityId}`);
  for (const own of byEntity.values()) {
    const last = own.at(-1);
    if (!last) continue;
    const { kind, entityId: id, actorId } = last;
    const open = await db
      .selectFrom('moderation.flags')
      .select('revision')
      .where('kind', '=', kind)
      .where('entityId', '=', id)
      .where('revision', '<', last.revision)
      .where('state', '=', 'open')
      .orderBy('revision', 'desc')
      .limit(mostOpen)
      .execute();
    if (open.length === 0) continue;
    const wanted = new Set(open.map(({ revision }) => String(revision)));
    const events = await eventsOf(log, kind, id);
    for (const undoing of planUndoing(kind, events, ({ revision }) => wanted.has(revision)))
      if (undoing.verdict === 'possible' && undoing.commands.length === 0) {
        await decide(db, { kind, id, revision: Number(undoing.event.revision) }, 'undone', actorId);
        closed += 1;
      }
  }
  return closed;
};
