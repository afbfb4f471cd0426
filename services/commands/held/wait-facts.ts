import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import { isAllowedFor, isAllowedForTeam, type Subject } from '@rondelle/members/supervises.ts';
import { shows } from '@rondelle/projections/queries/policy/policy.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from './change.ts';

const overSince = async (db: Db, seasonId: number): Promise<string | null> => {
  const { rows } = await sql<{ since: string }>`
    SELECT ongoing."startsOn" AS since FROM seasons own, (
      SELECT "startsOn" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1) ongoing
    WHERE own."seasonId" = ${seasonId} AND own."startsOn" < ongoing."startsOn"`.execute(db);
  return rows[0]?.since ?? null;
};

/** Returns whether the member is the last to have set the game's result, on this day or later. */
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

/** Returns whether somebody else set a result last, among the games (as `g`) that the condition selects. */
const hasResultOfOthers = async (db: Db, memberId: string, which: RawBuilder<boolean>): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM games g
      WHERE ${which} AND g.status = 'final' AND ${memberId} IS DISTINCT FROM (
        SELECT a."actorId" FROM activity_log a
        WHERE a.kind = 'game' AND a."entityId" = g."gameId" AND a.action = ANY (${[...resultIsOf]})
        ORDER BY a.revision DESC LIMIT 1)) AS has`.execute(db);
  return rows[0]?.has ?? false;
};

const hasCreated = async (db: Db, memberId: string, kind: string, id: number): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM competition_creators
    WHERE kind = ${kind} AND id = ${id} AND "memberId" = ${memberId}`.execute(db);
  return rows.length > 0;
};

/** Returns a function that runs the query of each key once. */
const once = <Fact>() => {
  const cached = new Map<string, Promise<Fact>>();
  return (key: string | number, query: () => Promise<Fact>): Promise<Fact> => {
    const fact = cached.get(String(key)) ?? query();
    cached.set(String(key), fact);
    return fact;
  };
};

/** The facts that decide whether a member's changes wait. The rows of an import share them. */
export const createWaitFacts = ({ db, session }: { readonly db: Db; readonly session: Session }) => {
  const { memberId } = session;
  const [trusts, begins, rights, results, hidden] = [
    once<TrustLevel>(),
    once<string | null>(),
    once<boolean>(),
    once<boolean>(),
    once<boolean>(),
  ];
  return {
    trust: () => trusts(memberId, () => trustLevelOf(db, memberId)),
    /** The first day of the ongoing season when the season `seasonId` started before it; otherwise null. */
    overSince: (seasonId: number | null) =>
      begins(String(seasonId), async () => (seasonId === null ? null : overSince(db, seasonId))),
    mayCorrect: (subject: Subject) =>
      rights(`${subject.kind} ${subject.id}`, () =>
        isAllowedFor(db, session, 'competition/correct', subject),
      ),
    /** Returns whether the member created the league or tournament. */
    hasCreated: (kind: string, id: number) =>
      rights(`created ${kind} ${id}`, () => hasCreated(db, memberId, kind, id)),
    mayCorrectTeam: (teamId: number, seasonId: number) =>
      rights(`team ${teamId} ${seasonId}`, () =>
        isAllowedForTeam(db, session, 'competition/correct', { teamId, seasonId }),
      ),
    /** Returns whether the category shows no scores. */
    hidesScores: (categoryId: number) =>
      hidden(categoryId, async () => !(await shows(db, categoryId, 'scores'))),
    /** Returns whether a result in the competition, such as `league-5`, is somebody else’s. */
    hasOthersIn: (competition: string) =>
      results(competition, () =>
        hasResultOfOthers(db, memberId, sql<boolean>`g.competition = ${competition}`),
      ),
    /** Returns whether a result of the team in the season, outside the competition, is somebody else’s. */
    hasOthersOf: (teamId: number, { seasonId, competition }: Place) =>
      results(`${teamId} ${competition}`, () =>
        hasResultOfOthers(
          db,
          memberId,
          sql<boolean>`g."seasonId" = ${seasonId} AND g.competition <> ${competition}
            AND (g."homeTeamId" = ${teamId} OR g."awayTeamId" = ${teamId})`,
        ),
      ),
    /** Returns whether the member is the last to have set the game's result, on this day or later. */
    setSince: (gameId: number, day: string) => setSince(db, memberId, gameId, day),
  };
};
export type WaitFacts = ReturnType<typeof createWaitFacts>;
