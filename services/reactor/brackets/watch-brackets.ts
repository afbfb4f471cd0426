import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { addJob } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { pollOnHints, oneAtATime } from '../watching/poll-on-hints.ts';
import { noteSeen, unseenChanges, type Watcher } from '../watching/unseen-changes.ts';

/** Changes that may decide a knock-out game. Starts at the present: an older bracket is filled at its next change. */
const watcher: Watcher = {
  cursors: 'brackets.cursors',
  which: sql`a.kind IN ('game', 'tournament')`,
  atATime: 1_000,
  fromStart: false,
};

/** The tournaments with brackets that these changes concern. */
const bracketsAmong = async (tx: Db, positions: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    WITH changed AS (SELECT kind, "entityId", revision FROM activity_log WHERE position = ANY (${positions}::bigint[]))
    SELECT t."tournamentId" AS id FROM tournaments t
    WHERE jsonb_array_length(t.brackets::jsonb) > 0 AND t."tournamentId" IN (
      SELECT "entityId" FROM changed WHERE kind = 'tournament'
      UNION SELECT h."tournamentId" FROM changed
        JOIN game_history h ON h."gameId" = changed."entityId" AND h.revision = changed.revision
        WHERE changed.kind = 'game' AND h."tournamentId" IS NOT NULL)
    ORDER BY 1`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Adds a job for each tournament whose brackets may have changed, in one transaction with the cursors. */
const lookOnce = (db: Db): Promise<boolean | null> =>
  oneAtATime(db, 'brackets.watch', async (tx) => {
    const { changes, next } = await unseenChanges(tx, watcher);
    const positions = changes.map(({ position }) => position);
    const moved = positions.length === 0 ? [] : await bracketsAmong(tx, positions);
    for (const id of moved) await addJob(tx, { job: 'bracket', subject: String(id) });
    await noteSeen(tx, watcher, next);
    return changes.length > 0 && next.some(({ seen, reached }) => seen !== reached);
  });

type Watched = {
  readonly db: Db;
  readonly hints: Pick<HintBus, 'listen'>;
  readonly logger: Logger;
};

/** Watches for changes that fill brackets; returns a function that stops it. */
export const watchBrackets = ({ db, hints, logger }: Watched): ((withinMs: number) => Promise<void>) =>
  pollOnHints({
    hints,
    logger,
    failed: 'brackets could not be checked; retrying later',
    look: async () => (await lookOnce(db)) ?? false,
  });
