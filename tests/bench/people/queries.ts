import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import type { Pool } from 'pg';
import type { Crowd, Size } from './crowd.ts';
import type { Person } from './people.ts';

/** One query as a page sends it, and how long its response may take, in milliseconds. */
export type BenchQuery = {
  readonly name: string;
  readonly procedure: string;
  readonly input: object;
  readonly by?: Person;
  readonly atMostMs: number;
};

type Known = {
  readonly slug: string;
  readonly oldest: string;
  readonly gameId: number;
  readonly seasonId: number;
  readonly revision: number;
  readonly teamId: number;
  readonly cid: number;
  readonly rid: number;
  readonly lid: number;
  readonly middle: string;
  readonly knownAt: string;
  readonly typed: string;
};

/** A game of the busiest league, one of its teams, and the middle of the log. */
const known = async (pool: Pool): Promise<Known> => {
  const { rows } = await pool.query<Known>(
    `SELECT s.slug, (SELECT min(slug) FROM seasons) AS oldest, g."gameId", g."seasonId", g.revision, g."homeTeamId" AS "teamId", l."categoryId" AS cid, l."regionId" AS rid,
       l."leagueId" AS lid, m.position::text AS middle, to_char(m."recordedAt", 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "knownAt",
       left(t.name, 3) AS typed
     FROM games g JOIN leagues l USING ("leagueId") JOIN seasons s ON s."seasonId" = g."seasonId"
     JOIN team_seasons t ON t."seasonId" = g."seasonId" AND t."teamId" = g."homeTeamId"
     CROSS JOIN LATERAL (
       SELECT position, "recordedAt" + interval '1 second' AS "recordedAt" FROM activity_log
       WHERE "seasonId" = g."seasonId" ORDER BY position
       OFFSET (SELECT count(*) / 2 FROM activity_log WHERE "seasonId" = g."seasonId") LIMIT 1) m
     WHERE g.status = 'final' AND g."decidedIn" = 'regulation' ORDER BY g.revision DESC, g."gameId" LIMIT 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('there is no game that was corrected');
  return found;
};

const result: Result = {
  homeGoals: 0,
  awayGoals: 9,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};
const quick = 50;
/** The limit for queries that compute a whole season or read hundreds of entities. */
const slow = 250;

const of = (name: string, procedure: string, input: object, by?: Person, atMostMs = quick): BenchQuery => ({
  name,
  procedure,
  input: { lang: 'fr', ...input },
  ...(by && { by }),
  atMostMs,
});

/** Queries of members who write, follow, supervise and moderate. */
export const queriesOf = async (pool: Pool, crowd: Crowd, { flags }: Size): Promise<BenchQuery[]> => {
  const { reader, busy, admin, period } = crowd;
  const {
    slug: sid,
    oldest,
    gameId,
    seasonId,
    revision,
    teamId: eid,
    cid,
    rid,
    lid,
    middle,
    knownAt,
    typed,
  } = await known(pool);
  const member = String(busy.number);
  const correction = { gameId, seasonId, ifRevision: String(revision), reason: 'typing-error', result };
  const league = { sid, cid, rid };
  return [
    of('preview', 'preview.changes', { procedure: 'game.edit', input: correction }, reader, slow),
    of('activity', 'activity.list', { sid }),
    of('activityDeep', 'activity.list', { sid, before: middle }),
    of('activityOfOldSeason', 'activity.list', { sid: oldest }),
    of('activityOfOldSeasonByMember', 'activity.list', { sid: oldest, member }),
    of('activityOfKind', 'activity.list', { sid, kind: 'league' }),
    of('activityOfKindDeep', 'activity.list', { sid, kind: 'team', before: middle }),
    of('activityOfAction', 'activity.list', { sid, action: 'TeamListedForSeason' }),
    of('activityOfRareAction', 'activity.list', { sid, action: 'GameMerged' }),
    of('activityOfKindAndAction', 'activity.list', { sid, kind: 'game', action: 'GameReinstated' }),
    of('activityOfMember', 'activity.list', { sid, member }),
    of('activityOfMemberAndAction', 'activity.list', { sid, member, action: 'GameMerged' }),
    of('activityOfQuietMember', 'activity.list', { sid, member: String(reader.number), kind: 'game' }),
    of('historyOfLeague', 'history.league', league),
    of('historyOfLeagueAndGames', 'history.league', { ...league, include: 'games' }),
    of('historyOfLeagueDeep', 'history.league', { ...league, include: 'games', before: middle }),
    of('historyOfTeam', 'history.team', { eid }),
    of('dashboard', 'dashboard.get', {}, reader),
    of('supervisors', 'supervision.list', { sid }),
    of('supervisorsOfCategory', 'supervision.list', { sid, cid }),
    of('supervisor', 'supervision.get', { suid: reader.number }),
    of('queue', 'moderation.queue', {}, admin),
    of('queueDeep', 'moderation.queue', { page: Math.max(1, Math.floor(flags / 30)) }, admin),
    of('queueOfSupervisor', 'moderation.queue', {}, reader),
    of('queueDecided', 'moderation.queue', { state: 'approved' }, admin),
    of('queueCount', 'moderation.count', {}, admin),
    of('trust', 'moderation.trust', {}, busy),
    of('user', 'user.get', { uid: busy.number }),
    of('rollBackPlan', 'history.rollBackPlan', { member, ...period }, admin, slow),
    of('searchAll', 'search.all', { sid, query: typed }),
    of('searchTeams', 'search.teams', { sid, query: '' }),
    of('searchTeamsTyped', 'search.teams', { sid, query: typed, cid }),
    of('searchTeamsOfLeague', 'search.teams', { sid, query: '', lid }),
    of('searchLeagues', 'search.leagues', { sid, query: 'm1' }),
    of('duplicates', 'history.duplicates', { gid: gameId }),
    of('event', 'history.event', { event: middle }),
    of('teamKnownAt', 'team.get', { sid, eid, knownAt }),
    of('leagueKnownAt', 'league.table', { ...league, knownAt }),
  ];
};
