import type { Activity } from '@rondelle/contracts/competition/activity.answers.ts';
import type { Language, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { LastVisit } from '@rondelle/infra/accounts/dashboard-visits.ts';
import type { ActivityLogRow } from '@rondelle/projections/activity-log/activity-log.table.ts';
import { subjectsIn } from '@rondelle/projections/activity-log/subjects.ts';
import type { Catalogue } from '@rondelle/projections/answers/catalogue.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { withNames } from '../membership/member-names.ts';
import { idsOf } from './followed-in-season.ts';
import type { Placed } from './watched.ts';

const mostShown = 100;
/** At a first visit, what is recent. */
const firstDays = 30;
const mostGames = 20_000;

type Since = { readonly position: string; readonly at: string };
const sinceOf = (visit: LastVisit | null): Since =>
  visit ?? { position: '0', at: new Date(Date.now() - firstDays * 86_400_000).toISOString() };

const competitionsOf = (things: readonly Placed[]): string[] =>
  things.flatMap(({ competition }) => (competition === null ? [] : [competition]));

/**
 * What others have done since, to the things themselves and to their games, latest first. Games are found by their
 * competition's history (also those deleted since) and by their teams; the score of a game under way is left out.
 */
const rowsSince = async (
  db: Db,
  things: readonly Placed[],
  memberId: string,
  { position, at }: Since,
): Promise<ActivityLogRow[]> => {
  const teams = things.filter(({ kind }) => kind === 'team');
  const teamIds = idsOf(teams, 'team');
  const whole = competitionsOf(things.filter(({ kind }) => kind !== 'team'));
  const seasonIds = [...new Set(teams.map(({ seasonId }) => seasonId))];
  const { rows } = await sql<ActivityLogRow>`
    WITH touched AS (
      SELECT game_id FROM game_history WHERE competition = ANY (${whole}) AND recorded_at >= ${at}
      UNION
      SELECT game_id FROM game_history WHERE competition = ANY (${competitionsOf(teams)}) AND recorded_at >= ${at}
        AND (home_team_id = ANY (${teamIds}) OR away_team_id = ANY (${teamIds}))
      UNION
      SELECT game_id FROM games WHERE season_id = ANY (${seasonIds})
        AND (home_team_id = ANY (${teamIds}) OR away_team_id = ANY (${teamIds}))
      LIMIT ${mostGames})
    SELECT * FROM activity_log
    WHERE position > ${position} AND recorded_at >= ${at} AND actor_id <> ${memberId}
      AND season_id IS NOT NULL AND action <> 'LiveScoreChanged' AND (
        (kind = 'league' AND entity_id = ANY (${idsOf(things, 'league')})) OR
        (kind = 'tournament' AND entity_id = ANY (${idsOf(things, 'tournament')})) OR
        (kind = 'team' AND entity_id = ANY (${teamIds})) OR
        (kind = 'game' AND entity_id IN (SELECT game_id FROM touched)))
    ORDER BY position DESC LIMIT ${mostShown + 1}`.execute(db);
  return rows;
};

const named = async (
  db: Db,
  catalogue: Catalogue,
  rows: readonly ActivityLogRow[],
): Promise<Map<string, Activity>> => {
  const found = new Map<string, Activity>();
  for (const [seasonId, inSeason] of Map.groupBy(rows, ({ season_id }) => season_id ?? 0)) {
    const subjects = inSeason.map(({ kind, entity_id }) => ({ kind, id: entity_id }));
    const nameOf = await subjectsIn(db, catalogue, seasonId, subjects);
    for (const row of inSeason)
      found.set(row.position, {
        position: row.position,
        action: row.action,
        kind: row.kind,
        subject: nameOf({ kind: row.kind, id: row.entity_id }),
        actor: { id: row.actor_id, role: row.actor_role, name: null, path: null },
        source: row.source,
        // Written from an event whose reason the log's codec has checked.
        reason: row.reason as Reason | null,
        recordedAt: row.recorded_at,
      });
  }
  return found;
};

type Asked = {
  readonly lang: Language;
  readonly memberId: string;
  readonly things: readonly Placed[];
  readonly lastVisit: LastVisit | null;
};

/** What others changed in these things since the last visit, or of late at the first: a hundred changes at most. */
export const changesSince = async (
  db: Db,
  catalogue: Catalogue,
  { lang, memberId, things, lastVisit }: Asked,
): Promise<{ since: string | null; entries: Activity[]; hasMore: boolean }> => {
  const rows = things.length === 0 ? [] : await rowsSince(db, things, memberId, sinceOf(lastVisit));
  const shown = rows.slice(0, mostShown);
  const byPosition = await named(db, catalogue, shown);
  const entries = shown.map(({ position }) => byPosition.get(position)).filter((one) => one !== undefined);
  return {
    since: lastVisit?.at ?? null,
    entries: await withNames(db, lang, entries),
    hasMore: rows.length > mostShown,
  };
};
