import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import { sql } from 'kysely';
import type { ActivityLogRow } from '../../views/activity-log/activity-log.table.ts';
import { latestAlong } from '../activity-log/latest-along.ts';
import { type GameVersions, gameVersionsAt } from '../games/versions-at.queries.ts';
import type { GameHistoryRow } from '../../views/games/games.table.ts';
import { ratingsAmong } from '../ratings/ratings.queries.ts';
import type { Db } from '../../views/schema.ts';
import { forecastOf } from '../../computing/suspicion/forecast.ts';
import { type ChangeFacts, changesExisting } from '../../computing/suspicion/suspicion.ts';

/** Upper bound of the changes that are counted. */
const mostInMinute = 200;

/** Returns the game after a change and before it; nulls when the change is about no game. */
const versionsOf = async (db: Db, { kind, entityId, revision }: ActivityLogRow): Promise<GameVersions> =>
  kind === 'game' ? gameVersionsAt(db, entityId, revision) : { after: null, before: null };

const ownCompetition = ({ kind, entityId }: ActivityLogRow): string | null =>
  kind === 'league' || kind === 'tournament' ? `${kind}-${entityId}` : null;

/** Returns the competition that a change is about, or null. */
export const competitionOf = async (db: Db, row: ActivityLogRow): Promise<string | null> => {
  const { after, before } = await versionsOf(db, row);
  return (after ?? before)?.competition ?? ownCompetition(row);
};

/** Returns whether an earlier event already listed the team of a row in its season. */
const isListedAgain = sql<boolean>`activity_log.action = 'TeamListedForSeason' AND coalesce((
  SELECT earlier.action = 'TeamListedForSeason' FROM activity_log earlier
  WHERE earlier.kind = activity_log.kind AND earlier."entityId" = activity_log."entityId"
    AND earlier.revision < activity_log.revision AND earlier."seasonId" = activity_log."seasonId"
  ORDER BY earlier.revision DESC LIMIT 1), false)`.as('isListedAgain');

const wasListedBefore = async (db: Db, { action, position }: ActivityLogRow): Promise<boolean> => {
  if (action !== 'TeamListedForSeason') return false;
  const query = db.selectFrom('activity_log').select(isListedAgain).where('position', '=', position);
  return (await query.executeTakeFirst())?.isListedAgain ?? false;
};

/** Returns a member's changes to existing entities in the minute before a change and including it, latest first. */
const changedWithinMinute = async (
  db: Db,
  { actorId, position, recordedAt }: ActivityLogRow,
): Promise<ActivityLogRow[]> => {
  const upTo = String(BigInt(position) + 1n);
  const along = db.selectFrom('activity_log').selectAll().select(isListedAgain);
  const rows = await latestAlong(along, { actorId }, upTo)
    .where('seasonId', 'is not', null)
    .where('recordedAt', '>', sql<string>`${recordedAt}::timestamptz - interval '1 minute'`)
    .limit(mostInMinute)
    .execute();
  return rows.filter(changesExisting);
};

/** Returns the teams that a change is about: those of its game, or the team itself. */
const teamsOf = ({ kind, entityId }: ActivityLogRow, game: GameHistoryRow | null): readonly number[] =>
  kind === 'team' ? [entityId] : game ? [game.homeTeamId, game.awayTeamId] : [];

/**
 * Returns whether one of the teams played a member's own team in that season. False when one of them is the member's
 * own.
 */
const isAboutRival = async (
  db: Db,
  seasonId: number | null,
  teams: readonly number[],
  ownTeams: readonly number[],
): Promise<boolean> => {
  if (teams.length === 0 || ownTeams.length === 0 || teams.some((id) => ownTeams.includes(id))) return false;
  const { rows } = await sql<{ met: boolean }>`
    SELECT EXISTS (
      SELECT FROM rivalries WHERE "seasonId" = ${seasonId} AND (
        ("teamLo" = ANY (${ownTeams}) AND "teamHi" = ANY (${teams})) OR
        ("teamHi" = ANY (${ownTeams}) AND "teamLo" = ANY (${teams})))) AS met`.execute(db);
  return rows[0]?.met ?? false;
};

export type Member = {
  readonly trust: TrustLevel;
  /** Ids of the teams that the member follows. */
  readonly teams: readonly number[];
};
export type Found = {
  readonly facts: ChangeFacts;
  /** `league-5`, `tournament-3`, or null when the change is about no competition. */
  readonly competition: string | null;
  /** The changes of the same minute, this one first. */
  readonly sameMinute: readonly ActivityLogRow[];
};

/** Loads the facts by which a change is judged. The views must have processed the change. */
export const changeFacts = async (
  db: Db,
  row: ActivityLogRow,
  { trust, teams }: Member,
  ongoingSeason: number | null,
): Promise<Found> => {
  const { after, before } = await versionsOf(db, row);
  const listedBefore = await wasListedBefore(db, row);
  const isChange = changesExisting({ action: row.action, isListedAgain: listedBefore });
  const [ratings, rival, sameMinute] = await Promise.all([
    after ? ratingsAmong(db, after) : [],
    isChange ? isAboutRival(db, row.seasonId, teamsOf(row, after ?? before), teams) : false,
    isChange ? changedWithinMinute(db, row) : [],
  ]);
  const facts: ChangeFacts = {
    // The log's codec has checked the event's type.
    action: row.action as EventType,
    isListedAgain: listedBefore,
    confirmedBefore: before?.confirmation ?? null,
    forecastBefore: before ? forecastOf(ratings, before) : null,
    forecast: after && !after.deleted ? forecastOf(ratings, after) : null,
    changesInMinute: sameMinute.length,
    isAboutRival: rival,
    isOldSeason: row.seasonId !== null && row.seasonId !== ongoingSeason,
    trust,
  };
  return { facts, competition: (after ?? before)?.competition ?? ownCompetition(row), sameMinute };
};
