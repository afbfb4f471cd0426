import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { LastVisit } from '../accounts/dashboard-visits.ts';
import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { activityWith } from '@rondelle/projections/queries/activity-log/activity.queries.ts';
import { subjectOf, subjectsIn } from '@rondelle/projections/queries/activity-log/subjects.ts';
import type { Catalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { withNames } from '../member-names.ts';
import { idsOf } from './followed-in-season.ts';
import type { Placed } from './entities.ts';

const mostListed = 100;
/** How far back a first visit looks, in days. */
const firstDays = 30;

type Since = { readonly position: string; readonly at: string };
const sinceOf = (requestSession: LastVisit | null): Since =>
  requestSession ?? { position: '0', at: new Date(Date.now() - firstDays * 86_400_000).toISOString() };

type Sought = Since & { readonly entities: readonly Placed[]; readonly memberId: string };

const ofOthers = ({ memberId, position, at }: Sought) =>
  sql`position > ${position} AND "recordedAt" >= ${at} AND "actorId" <> ${memberId} AND action <> 'LiveScoreChanged'`;
const latest = sql`ORDER BY position DESC LIMIT ${mostListed + 1}`;

/** Changes of the competitions' games, including deleted games; one index scan for each competition. */
const inCompetitions = (sought: Sought) => {
  const competitions = sought.entities.flatMap(({ kind, competition }) =>
    kind === 'team' ? [] : [competition ?? ''],
  );
  return sql`SELECT of_one.position FROM unnest(${competitions}::text[]) AS wanted (competition) CROSS JOIN LATERAL (
    SELECT position FROM game_history WHERE competition = wanted.competition AND ${ofOthers(sought)}
    ORDER BY "recordedAt" DESC, position DESC LIMIT ${mostListed + 1}) of_one`;
};

/** Changes of games that belong to a team after the change, or did until a correction of the teams. */
const ofTeams = (sought: Sought) => {
  const teams = sought.entities.filter(({ kind }) => kind === 'team');
  const teamIds = idsOf(teams, 'team');
  const seasonIds = [...new Set(teams.map(({ seasonId }) => seasonId))];
  return sql`
    (SELECT position FROM game_history WHERE "seasonId" = ANY (${seasonIds}) AND ${ofOthers(sought)}
      AND ("homeTeamId" = ANY (${teamIds}) OR "awayTeamId" = ANY (${teamIds})) ${latest})
    UNION
    (SELECT a.position FROM activity_log a JOIN game_history h ON h."gameId" = a."entityId" AND h.revision = a.revision - 1
    WHERE a."seasonId" = ANY (${seasonIds}) AND a.action = 'GameTeamsCorrected' AND a.position > ${sought.position}
      AND a."recordedAt" >= ${sought.at} AND a."actorId" <> ${sought.memberId}
      AND (h."homeTeamId" = ANY (${teamIds}) OR h."awayTeamId" = ANY (${teamIds}))
    ORDER BY a.position DESC LIMIT ${mostListed + 1})`;
};

const ofEntities = (sought: Sought) => {
  const kinds = ['league', 'tournament', 'team'] as const;
  const each = kinds.map(
    (kind) => sql`(SELECT position FROM activity_log WHERE kind = ${kind}
      AND "entityId" = ANY (${idsOf(sought.entities, kind)}) AND "seasonId" IS NOT NULL AND ${ofOthers(sought)} ${latest})`,
  );
  return sql.join(each, sql` UNION `);
};

/**
 * Others' changes of the entities and their games since the visit, latest first. Each kind uses its own index, so that
 * unrelated changes cost nothing. Leaves out live scores.
 */
const rowsSince = async (db: Db, sought: Sought): Promise<ActivityLogRow[]> => {
  const { rows } = await sql<ActivityLogRow>`
    SELECT * FROM activity_log WHERE position = ANY (ARRAY(
      SELECT position FROM (
        ${inCompetitions(sought)} UNION ${ofTeams(sought)} UNION ${ofEntities(sought)}) found
      ${latest}))
    ORDER BY position DESC`.execute(db);
  return rows;
};

const named = async (
  db: Db,
  catalogue: Catalogue,
  rows: readonly ActivityLogRow[],
): Promise<Map<string, Activity>> => {
  const found = new Map<string, Activity>();
  for (const [seasonId, inSeason] of Map.groupBy(rows, ({ seasonId }) => seasonId ?? 0)) {
    const nameOf = await subjectsIn(db, catalogue, seasonId, inSeason.map(subjectOf));
    for (const row of inSeason) found.set(row.position, activityWith(row, nameOf(subjectOf(row))));
  }
  return found;
};

type Query = {
  readonly lang: Language;
  readonly memberId: string;
  readonly entities: readonly Placed[];
  readonly lastVisit: LastVisit | null;
};

/**
 * Others' changes of these entities since the last visit, or of the last 30 days on a first visit; a hundred at most.
 */
export const changesSince = async (
  db: Db,
  catalogue: Catalogue,
  { lang, memberId, entities, lastVisit }: Query,
): Promise<{ since: string | null; entries: Activity[]; hasMore: boolean }> => {
  const rows =
    entities.length === 0 ? [] : await rowsSince(db, { entities, memberId, ...sinceOf(lastVisit) });
  const listed = rows.slice(0, mostListed);
  const byPosition = await named(db, catalogue, listed);
  const entries = listed.map(({ position }) => byPosition.get(position)).filter((one) => one !== undefined);
  return {
    since: lastVisit?.at ?? null,
    entries: await withNames(db, lang, entries),
    hasMore: rows.length > mostListed,
  };
};
