import type { Pool } from 'pg';

/** Records, as a projector would, that events of a game of season 1 are quarantined. */
export const quarantineGame = async (pool: Pool, topics: readonly string[] = ['game:7', 'league:11']) => {
  await pool.query(
    `INSERT INTO set_aside (views, "seasonId", thing, shard, position, revision, waiting, since, cause, detail, topics)
     VALUES ('season', 1, 'game-7', 'seasons-1', 42, 0, 1, now(), 'event/not-applied',
       'a message with whatever was in the event', $1)`,
    [topics],
  );
};
