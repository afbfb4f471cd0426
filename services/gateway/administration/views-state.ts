import type {
  Integrity,
  SeasonReplay,
  SeasonReplayInput,
  ViewsState,
} from '@rondelle/contracts/site/views-state.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { requestedRebuilds } from '@rondelle/projections/queries/quarantine/rebuilds.queries.ts';
import { seasonSteps } from '@rondelle/projections/queries/activity-log/season-steps.queries.ts';
import { sql } from 'kysely';
import type { Context } from '../trpc/trpc.ts';

type ViewsContext = Pick<Context, 'db' | 'log'>;
type Shard = ViewsState['shards'][number];
type ShardRow = Omit<Shard, 'position' | 'seenAt'> & {
  readonly position: string;
  readonly seenAt: string | null;
};

/** The position of each shard and the projector that holds it. */
export const viewsStateOf = async ({ db, log }: ViewsContext): Promise<ViewsState> => {
  const head = await log.head();
  // Positions of other event logs than PostgreSQL's are not consecutive; `behind` only states if there are more.
  const { rows: shards } = await sql<ShardRow>`
    SELECT c.shard, c.position, c.generation,
      (SELECT count(*)::int FROM (SELECT FROM activity_log l WHERE l.position > c.position LIMIT 100000) waiting)
        + CASE WHEN c.position < ${head}::bigint AND NOT EXISTS (SELECT FROM activity_log l WHERE l.position > c.position)
          THEN 1 ELSE 0 END AS behind,
      p.seen_at AS "seenAt"
    FROM checkpoints c LEFT JOIN LATERAL (
      SELECT to_jsonb(projectors) ->> 'seenAt' AS seen_at FROM projectors WHERE id = c.holder) p ON true
    ORDER BY c.shard <> 'catalogue', length(c.shard), c.shard`.execute(db);
  const names = views.map(({ name }) => name);
  const { rows } = await sql<{ projectors: number; later: number; setAside: number }>`
    SELECT (SELECT count(*)::int FROM projectors) AS projectors,
      (SELECT count(DISTINCT (shard, "group"))::int FROM later_groups WHERE view = ANY (${names})) AS later,
      (SELECT count(*)::int FROM set_aside) AS "setAside"`.execute(db);
  return {
    head: BigInt(head),
    shards: shards.map((shard) => ({
      ...shard,
      position: BigInt(shard.position),
      seenAt: shard.seenAt === null ? null : new Date(shard.seenAt),
    })),
    projectors: rows[0]?.projectors ?? 0,
    later: rows[0]?.later ?? 0,
    setAside: rows[0]?.setAside ?? 0,
    views: names.toSorted(),
    rebuilds: await requestedRebuilds(db),
  };
};

const mostBroken = 20;

/** Checks that streams have no gaps and that every event is in the activity log or quarantined. */
export const integrityOf = async ({ db }: Pick<Context, 'db'>): Promise<Integrity> => {
  const { rows } = await sql<Omit<Integrity, 'isHere' | 'broken'>>`
    SELECT (SELECT count(*)::int FROM eventlog.events) AS events,
      (SELECT count(DISTINCT stream)::int FROM eventlog.events) AS streams,
      ((SELECT count(*) FROM eventlog.events WHERE type <> 'IdsReserved') - (SELECT count(*) FROM activity_log))::int
        AS unlisted,
      (SELECT coalesce(sum(waiting), 0)::int FROM set_aside WHERE views = 'activity') AS "setAside"`.execute(
    db,
  );
  const { rows: broken } = await sql<{ stream: string }>`
    SELECT stream FROM eventlog.events GROUP BY stream HAVING max(revision) + 1 <> count(*)
    ORDER BY stream LIMIT ${mostBroken}`.execute(db);
  const found = rows[0] ?? { events: 0, streams: 0, unlisted: 0, setAside: 0 };
  return { ...found, isHere: found.events > 0, broken: broken.map(({ stream }) => stream) };
};

/** One event of a season with links to the events around it. */
export const seasonReplayOf = async (
  { db }: Pick<Context, 'db'>,
  { lang, sid, at }: SeasonReplayInput,
): Promise<SeasonReplay> => {
  const { id, slug } = (await catalogueIn(db, lang)).seasonBy(sid);
  const { cid, rid, ...steps } = await seasonSteps(db, id, at);
  return { season: slug, ...steps, league: cid === null || rid === null ? null : { cid, rid } };
};
