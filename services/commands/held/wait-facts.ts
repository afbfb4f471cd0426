import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { EnteredGame } from '@rondelle/domain/competition/game.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { isAllowedFor, isAllowedForTeam, type Subject } from '@rondelle/members/supervises.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { countedAs } from '../counted-as.ts';
import type { Writing } from '../writing.ts';
import type { Change } from './change.ts';
import { mustWait } from './must-wait.ts';

/** A dispute is the member's own opinion, though it counts as a correction for the limits. */
const isOpinion = ({ type }: CompetitionCommand): boolean => type === 'DisputeResult';

const isCorrection = ({ commands, state }: Change): boolean =>
  commands.some((one) => {
    const counted = countedAs(one, state);
    return !isOpinion(one) && (counted === 'correction' || counted === 'deletion');
  });

const gameIn = ({ kind, state }: Change): EnteredGame | null =>
  // The state of a game's stream has the type of games.
  kind === 'game' ? (state as EnteredGame | null) : null;

/** When the ongoing season began, if the given season came before it; otherwise null. */
const overSince = async (db: Db, seasonId: number | null): Promise<string | null> => {
  if (seasonId === null) return null;
  const { rows } = await sql<{ since: string }>`
    SELECT ongoing."startsOn" AS since FROM seasons own, (
      SELECT "startsOn" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1) ongoing
    WHERE own."seasonId" = ${seasonId} AND own."startsOn" < ongoing."startsOn"`.execute(db);
  return rows[0]?.since ?? null;
};

/** Whether the member is the last to have set the game's result, on this day or later. */
const setSince = async (db: Db, memberId: string, gameId: number, day: string): Promise<boolean> => {
  const row = await db
    .selectFrom('activity_log')
    .select(['actorId', 'recordedAt'])
    .where('kind', '=', 'game')
    .where('entityId', '=', gameId)
    .where('action', 'in', [...resultIsOf])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.actorId === memberId && row.recordedAt.slice(0, 10) >= day;
};

/** Whether the member may correct what is changed: those of a team's competitions may for the team. */
const mayCorrect = async (
  db: Db,
  session: Session,
  change: Change,
  seasonId: number | null,
): Promise<boolean> => {
  const { kind, id } = change;
  const may = (subject: Subject) => isAllowedFor(db, session, 'competition/correct', subject);
  if (kind === 'league' || kind === 'tournament') return may({ kind, id });
  if (kind === 'team')
    return (
      seasonId !== null && isAllowedForTeam(db, session, 'competition/correct', { teamId: id, seasonId })
    );
  const { leagueId = null, tournamentId = null } = gameIn(change)?.fixture ?? {};
  return (
    (leagueId !== null && (await may({ kind: 'league', id: leagueId }))) ||
    (tournamentId !== null && (await may({ kind: 'tournament', id: tournamentId })))
  );
};

export const seasonOfChange = ({ commands }: Pick<Change, 'commands'>): number | null =>
  commands.map((one) => ('seasonId' in one ? one.seasonId : null)).find((id) => id !== null) ?? null;

/** The competition that a change is about, such as `league-5`; null for a team's. */
export const competitionOfChange = (change: Change): string | null => {
  const { kind, id } = change;
  if (kind === 'league' || kind === 'tournament') return `${kind}-${id}`;
  const fixture = gameIn(change)?.fixture;
  if (fixture?.leagueId) return `league-${fixture.leagueId}`;
  return fixture?.tournamentId ? `tournament-${fixture.tournamentId}` : null;
};

/**
 * How a member's change is treated: `free` when it replaces nothing that others recorded, or when the member may correct
 * there; `counted` when it may be made within the limits; `waits` when a second person must accept it.
 */
export const treatmentOf = async (
  { db, session }: Writing,
  change: Change,
): Promise<'free' | 'counted' | 'waits'> => {
  const { memberId, role } = session;
  if (isAllowed(role, 'competition/correct') || !isCorrection(change)) return 'free';
  const game = gameIn(change);
  const seasonId = seasonOfChange(change);
  const [since, trust] = await Promise.all([overSince(db, seasonId), trustLevelOf(db, memberId)]);
  const isOwn =
    game?.recordedBy === memberId && (since === null || (await setSince(db, memberId, change.id, since)));
  if (isOwn || (await mayCorrect(db, session, change, seasonId))) return 'free';
  return mustWait({ isOver: since !== null, isFinal: game?.status === 'final', trust }) ? 'waits' : 'counted';
};
