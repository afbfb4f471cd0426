import { isEntered } from '@rondelle/domain/history/existence.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { latestAlong } from '@rondelle/projections/queries/activity-log/latest-along.ts';
import type { Catalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { LeagueKey } from '@rondelle/projections/queries/standings/find-league.ts';
import { type Step, storyOf } from './stories.ts';

const looked = 40;

/** The last league that was at this address and has since been deleted or moved; null when there was none. */
export const leagueOnceAt = async (
  { db, log }: { readonly db: Db; readonly log: EventLog },
  catalogue: Catalogue,
  { sid, cid, rid }: LeagueKey,
): Promise<number | null> => {
  const ofLeagues = { seasonId: catalogue.seasonBy(sid).id, kind: 'league' } as const;
  const rows = await latestAlong(db.selectFrom('activity_log').select('entityId'), ofLeagues)
    .where('action', 'in', ['LeagueDeleted', 'LeagueMoved'])
    .limit(looked)
    .execute();
  const isHere = ({ state }: Step) =>
    isEntered(state) &&
    'categoryId' in state &&
    state.categoryId === cid &&
    'regionId' in state &&
    state.regionId === rid;
  for (const id of new Set(rows.map(({ entityId }) => entityId)))
    if ((await storyOf(log, 'league', id)).some(isHere)) return id;
  return null;
};
