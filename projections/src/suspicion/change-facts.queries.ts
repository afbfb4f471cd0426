import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import { sql } from 'kysely';
import type { ActivityLogRow } from '../activity-log/activity-log.table.ts';
import { latestAlong } from '../activity-log/latest-along.ts';
import { gameHistoryColumns } from '../games/game-columns.ts';
import type { GameHistoryRow } from '../games/games.table.ts';
import { ratingsAmong } from '../ratings/ratings.queries.ts';
import type { Db } from '../schema.ts';
import { forecastOf } from './forecast.ts';
import { type ChangeFacts, changesWhatStood } from './suspicion.ts';

/** Further back nothing is counted. */
const mostInMinute = 200;

/** The game as a change left it, and as it was before; nulls for what is no game, and before there was one. */
const versionsOf = async (
  db: Db,
  { kind, entity_id, revision }: ActivityLogRow,
): Promise<{ readonly after: GameHistoryRow | null; readonly before: GameHistoryRow | null }> => {
  if (kind !== 'game') return { after: null, before: null };
  const [last, previous] = await db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('game_id', '=', entity_id)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  return last?.revision === revision
    ? { after: last, before: previous ?? null }
    : { after: null, before: last ?? null };
};

const ownCompetition = ({ kind, entity_id }: ActivityLogRow): string | null =>
  kind === 'league' || kind === 'tournament' ? `${kind}-${entity_id}` : null;

/** Where a change was made; null where it is about no competition. */
export const competitionOf = async (db: Db, row: ActivityLogRow): Promise<string | null> => {
  const { after, before } = await versionsOf(db, row);
  return (after ?? before)?.competition ?? ownCompetition(row);
};

/** What a member changed in the minute up to a change, latest first: things that stood there for others to see. */
const changedWithinMinute = async (
  db: Db,
  { actor_id, position, recorded_at }: ActivityLogRow,
): Promise<ActivityLogRow[]> => {
  const upTo = String(BigInt(position) + 1n);
  const rows = await latestAlong(db.selectFrom('activity_log').selectAll(), { actor_id }, upTo)
    .where('season_id', 'is not', null)
    .where('recorded_at', '>', sql<string>`${recorded_at}::timestamptz - interval '1 minute'`)
    .limit(mostInMinute)
    .execute();
  return rows.filter(({ action }) => changesWhatStood(action));
};

/** Whether a game has a team that is a rival of one of these: they have met in its season. Their own games are their own. */
const isAboutRival = async (
  db: Db,
  game: GameHistoryRow | null,
  ownTeams: readonly number[],
): Promise<boolean> => {
  if (!game || ownTeams.length === 0) return false;
  const { home_team_id: home, away_team_id: away, season_id } = game;
  if (ownTeams.includes(home) || ownTeams.includes(away)) return false;
  const { rows } = await sql<{ met: boolean }>`
    SELECT EXISTS (
      SELECT FROM rivalries WHERE season_id = ${season_id} AND (
        (team_lo = ANY (${ownTeams}) AND team_hi IN (${home}, ${away})) OR
        (team_hi = ANY (${ownTeams}) AND team_lo IN (${home}, ${away})))) AS met`.execute(db);
  return rows[0]?.met ?? false;
};

export type Member = {
  readonly trust: TrustLevel /** That the member follows. */;
  readonly teams: readonly number[];
};
export type Found = {
  readonly facts: ChangeFacts;
  /** `league-5`, `tournament-3`, or null where it is about no competition. */
  readonly competition: string | null;
  /** The changes of the same minute, this one first. */
  readonly sameMinute: readonly ActivityLogRow[];
};

/** Everything that a change is judged by. Views must have come as far as the change. */
export const changeFacts = async (
  db: Db,
  row: ActivityLogRow,
  { trust, teams }: Member,
  ongoingSeason: number | null,
): Promise<Found> => {
  const { after, before } = await versionsOf(db, row);
  const isChange = changesWhatStood(row.action);
  const [ratings, rival, sameMinute] = await Promise.all([
    after ? ratingsAmong(db, after) : [],
    isChange ? isAboutRival(db, after ?? before, teams) : false,
    isChange ? changedWithinMinute(db, row) : [],
  ]);
  const facts: ChangeFacts = {
    // Written from an event, whose type the log's codec has checked.
    action: row.action as EventType,
    confirmedBefore: before?.confirmation ?? null,
    forecastBefore: before ? forecastOf(ratings, before) : null,
    forecast: after && !after.deleted ? forecastOf(ratings, after) : null,
    changesInMinute: sameMinute.length,
    isAboutRival: rival,
    isOldSeason: row.season_id !== null && row.season_id !== ongoingSeason,
    trust,
  };
  return { facts, competition: (after ?? before)?.competition ?? ownCompetition(row), sameMinute };
};
