import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { onlyRows } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { withModeration } from '@rondelle/members/moderation/tables.ts';
import { pollOnHints, oneAtATime } from '../watching/poll-on-hints.ts';
import { noteSeen, unseenChanges, type Watcher } from '../watching/unseen-changes.ts';
import { judgeChanges } from './judge-changes.ts';

type Watched = { readonly db: Db; readonly log: EventLog; readonly logger: Logger };

/** Changes that people make in seasons. */
const watcher: Watcher = {
  cursors: 'moderation.cursors',
  which: sql`a.kind <> 'season' AND (
    a.source IN ('web', 'api') OR a.source = 'import' AND ${sql.raw(onlyRows.byPeople)})`,
  atATime: 200,
  fromStart: true,
};

/** Result of one check: whether more changes may remain, and whether the moderation queue has changed. */
type CheckResult = { readonly more: boolean; readonly isQueueChanged: boolean };

/** Judges the changes that were not seen yet; flags and cursors commit together. */
const lookOnce = ({ db, log, logger }: Watched): Promise<CheckResult | null> =>
  oneAtATime(withModeration(db), 'moderation.watch', async (tx) => {
    const { changes, next } = await unseenChanges(tx.withTables(), watcher);
    const found = await judgeChanges(tx, log, changes, logger);
    await noteSeen(tx.withTables(), watcher, next);
    return {
      more: changes.length > 0 && next.some(({ seen, reached }) => seen !== reached),
      isQueueChanged: found > 0,
    };
  });

type Around = {
  readonly hints: Pick<HintBus, 'listen'>;
  /** Called when the moderation queue has changed. */
  readonly onQueueChanged: () => void;
};

/** Watches the changes of people; returns a function that stops it, within the given milliseconds. */
export const watchChanges = (
  watched: Watched,
  { hints, onQueueChanged }: Around,
): ((withinMs: number) => Promise<void>) =>
  pollOnHints({
    hints,
    logger: watched.logger,
    failed: 'changes could not be read; retrying later',
    look: async () => {
      const looked = await lookOnce(watched);
      if (looked?.isQueueChanged) onQueueChanged();
      return looked?.more ?? false;
    },
  });
