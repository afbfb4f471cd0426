import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { Language, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { LastVisit } from '../accounts/dashboard-visits.ts';
import type { ActivityLogRow } from '@rondelle/projections/activity-log/activity-log.table.ts';
import { subjectsIn } from '@rondelle/projections/activity-log/subjects.ts';
import type { Catalogue } from '@rondelle/projections/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { withNames } from '../member-names.ts';
import { idsOf } from './followed-in-season.ts';
import type { Placed } from './watched.ts';

const mostShown = 100;
/** At a first visit, what is recent. */
const firstDays = 30;

type Since = { readonly position: string; readonly at: string };
const sinceOf = (requestSession: LastVisit | null): Since =>
  requestSession ?? { position: '0', at: new Date(Date.now() - firstDays * 86_400_000).toISOString() };

type Sought = Since & { readonly things: readonly Placed[]; readonly memberId: string };

const ofOthers = ({ memberId, position, at }: Sought) =>
  sql`position > ${position} AND "recordedAt" >= ${at} AND "actorId" <> ${memberId} AND action <> 'LiveScoreChanged'`;
const latest = sql`ORDER BY position DESC LIMIT ${mostShown + 1}`;

/** Changes of the games of leagues and tournaments, along the history of each, also of games that are deleted. */
const inCompetitions = (sought: Sought) => {
  const whole = sought.things.flatMap(({ kind, competition }) =>
    kind === 'team' ? [] : [competition ?? ''],
  );
  return sql`SELECT of_one.position FROM unnest(${whole}::text[]) AS asked (competition) CROSS JOIN LATERAL (
    SELECT position FROM game_history WHERE competition = asked.competition AND ${ofOthers(sought)}
    ORDER BY "recordedAt" DESC, position DESC LIMIT ${mostShown + 1}) of_one`;
};

/** Changes of games that were a team's after the change, or were until a correction gave them to another. */
const ofTeams = (sought: Sought) => {
  const teams = sought.things.filter(({ kind }) => kind === 'team');
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
    ORDER BY a.position DESC LIMIT ${mostShown + 1})`;
};

const ofThemselves = (sought: Sought) => {
  const kinds = ['league', 'tournament', 'team'] as const;
  const each = kinds.map(
    (kind) => sql`(SELECT position FROM activity_log WHERE kind = ${kind}
      AND "entityId" = ANY (${idsOf(sought.things, kind)}) AND "seasonId" IS NOT NULL AND ${ofOthers(sought)} ${latest})`,
  );
  return sql.join(each, sql` UNION `);
};

/**
 * What others have done since, to the things themselves and to their games, latest first. Each kind is found along an
 * index of its own, so that whatever others did elsewhere costs nothing; the score of a game under way is left out.
 */
const rowsSince = async (db: Db, sought: Sought): Promise<ActivityLogRow[]> => {
  const { rows } = await sql<ActivityLogRow>`
    SELECT * FROM activity_log WHERE position = ANY (ARRAY(
      SELECT position FROM (
        ${inCompetitions(sought)} UNION ${ofTeams(sought)} UNION ${ofThemselves(sought)}) found
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
    const subjects = inSeason.map(({ kind, entityId }) => ({ kind, id: entityId }));
    const nameOf = await subjectsIn(db, catalogue, seasonId, subjects);
    for (const row of inSeason)
      found.set(row.position, {
        position: row.position,
        action: row.action,
        kind: row.kind,
        subject: nameOf({ kind: row.kind, id: row.entityId }),
        actor: { id: row.actorId, role: row.actorRole, name: null, path: null },
        source: row.source,
        // Written from an event whose reason the log's codec has checked.
        reason: row.reason as Reason | null,
        recordedAt: row.recordedAt,
      });
  }
  return found;
};

type Filter = {
  readonly lang: Language;
  readonly memberId: string;
  readonly things: readonly Placed[];
  readonly lastVisit: LastVisit | null;
};

/** What others changed in these things since the last visit, or of late at the first: a hundred changes at most. */
export const changesSince = async (
  db: Db,
  catalogue: Catalogue,
  { lang, memberId, things, lastVisit }: Filter,
): Promise<{ since: string | null; entries: Activity[]; hasMore: boolean }> => {
  const rows = things.length === 0 ? [] : await rowsSince(db, { things, memberId, ...sinceOf(lastVisit) });
  const shown = rows.slice(0, mostShown);
  const byPosition = await named(db, catalogue, shown);
  const entries = shown.map(({ position }) => byPosition.get(position)).filter((one) => one !== undefined);
  return {
    since: lastVisit?.at ?? null,
    entries: await withNames(db, lang, entries),
    hasMore: rows.length > mostShown,
  };
};
