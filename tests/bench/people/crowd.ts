import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { EventLog, LoggedEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { randomUUID } from 'node:crypto';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Pool } from 'pg';
import { addPerson, type Person } from './people.ts';

/** Amounts of what the members create. */
export type Size = {
  /** Changes by one member; the last `lastChanges` of them fall within one period. */
  readonly changes: number;
  readonly lastChanges: number;
  readonly flags: number;
  readonly followedTeams: number;
  readonly supervisedLeagues: number;
  readonly otherSupervisors: number;
};
export const atSize: Size = {
  changes: 20_000,
  lastChanges: 5_000,
  flags: 5_000,
  followedTeams: 50,
  supervisedLeagues: 5,
  otherSupervisors: 400,
};

export type Crowd = {
  /** Follows teams, supervises leagues, and was away for long. */
  readonly reader: Person;
  /** Changed thousands of results. */
  readonly busy: Person;
  readonly admin: Person;
  /** The period of the last changes. */
  readonly period: { readonly from: string; readonly to: string };
};

type Store = { readonly pool: Pool; readonly log: EventLog };
type Game = {
  readonly id: number;
  readonly seasonId: number;
  readonly revision: number;
  readonly home: number;
  readonly away: number;
};

const latestSeason = `(SELECT "seasonId" FROM seasons ORDER BY "startsOn" DESC LIMIT 1)`;

/** Games of the latest season with an ordinary result, those of its largest league first. */
const someGames = async (pool: Pool, count: number): Promise<Game[]> => {
  const { rows } = await pool.query<Game>(
    `SELECT "gameId" AS id, "seasonId", revision, "homeGoals" AS home, "awayGoals" AS away
     FROM games LEFT JOIN (SELECT "leagueId", count(*) AS teams FROM league_entries GROUP BY 1) l USING ("leagueId")
     WHERE "seasonId" = ${latestSeason} AND status = 'final' AND "decidedIn" = 'regulation' AND "forfeitedBy" IS NULL
     ORDER BY teams DESC NULLS LAST, "leagueId", md5("gameId"::text) LIMIT $1`,
    [count],
  );
  return rows;
};

const someIds = async (pool: Pool, sql: string, count: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(`${sql} LIMIT $1`, [count]);
  return rows.map(({ id }) => id);
};

/** Corrections of one game, each with other goals than the one before. */
const corrections = (
  { id: gameId, seasonId, home, away }: Game,
  from: number,
  count: number,
): LoggedEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    type: 'ResultCorrected',
    data: {
      gameId,
      seasonId,
      homeGoals: home + 1 + ((from + i) % 3),
      awayGoals: away,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
      reason: 'typing-error',
    },
  }));

const appendOf = (
  by: string,
  name: string,
  events: readonly LoggedEvent[],
  revision: number,
): StreamAppend => {
  const [kind, id] = name.split('-');
  const context = { actor: { id: by, role: 'member' }, source: 'web' } as const;
  const stream = kind === 'league' ? streamOf('league', Number(id)) : streamOf('game', Number(id));
  return { stream, events: newEvents(events, randomUUID(), context), expected: String(revision) };
};

const each = (total: number, of: number): number => Math.max(1, Math.round(total / of));

/** Corrects all games long ago and a quarter of them just now, each about equally often; returns the second period. */
const changeMuch = async (
  { log }: Store,
  by: string,
  games: readonly Game[],
  { changes, lastChanges }: Size,
) => {
  const [first, last] = [changes - lastChanges, lastChanges];
  const few = games.slice(0, Math.max(1, Math.round(games.length / 4)));
  const before = each(first, games.length);
  await log.appendMany(
    games.map((game) => appendOf(by, `game-${game.id}`, corrections(game, 0, before), game.revision)),
  );
  const from = new Date(Date.now() - 1).toISOString();
  const after = each(last, few.length);
  await log.appendMany(
    few.map((game) =>
      appendOf(by, `game-${game.id}`, corrections(game, before, after), game.revision + before),
    ),
  );
  return { from, to: new Date(Date.now() + 60_000).toISOString() };
};

/** Lets each member supervise, accepted, the next league in the list. */
const supervise = async ({ log, pool }: Store, members: readonly string[], leagues: readonly number[]) => {
  const joined = Map.groupBy(
    members.map((memberId, i) => ({ memberId, leagueId: leagues[i % leagues.length] ?? 0 })),
    ({ leagueId }) => leagueId,
  );
  const { rows } = await pool.query<{ id: number; seasonId: number; revision: string }>(
    `SELECT "leagueId" AS id, "seasonId",
       (SELECT max(revision) FROM activity_log WHERE kind = 'league' AND "entityId" = "leagueId")::text AS revision
     FROM leagues WHERE "leagueId" = ANY ($1)`,
    [[...joined.keys()]],
  );
  await log.appendMany(
    rows.map(({ id: leagueId, seasonId, revision }) => {
      const events = (joined.get(leagueId) ?? []).flatMap(({ memberId }) => {
        const data = { leagueId, seasonId, memberId };
        return [
          { type: 'LeagueSupervisorJoined', data } as const,
          { type: 'LeagueSupervisorAccepted', data } as const,
        ];
      });
      return appendOf(events[0]?.data.memberId ?? '', `league-${leagueId}`, events, Number(revision));
    }),
  );
};

/**
 * Flags changes in the log for review, one in five on a team; the most urgent have various weights. Call it once the
 * views have the changes.
 */
export const flagChanges = async (pool: Pool, { busy }: Crowd, { flags }: Size): Promise<void> => {
  const columns =
    'kind, "entityId", revision, position, "seasonId", competition, "actorId", "recordedAt", reasons, weight';
  const teams = Math.floor(flags / 5);
  const because = `ARRAY['many-changes'], 1 + (a.position % 7)`;
  await pool.query(
    `INSERT INTO moderation.flags (${columns})
     SELECT a.kind, a."entityId", a.revision, a.position, a."seasonId", g.competition, $1, a."recordedAt", ${because}
     FROM activity_log a JOIN games g ON g."gameId" = a."entityId"
     WHERE a.kind = 'game' AND a."actorId" = $1 ORDER BY a.position DESC LIMIT $2`,
    [busy.id, flags - teams],
  );
  await pool.query(
    `INSERT INTO moderation.flags (${columns})
     SELECT a.kind, a."entityId", a.revision, a.position, a."seasonId", NULL, $1, a."recordedAt", ${because}
     FROM activity_log a WHERE a.kind = 'team' AND a."seasonId" = ${latestSeason} ORDER BY a.position DESC LIMIT $2`,
    [busy.id, teams],
  );
};

const follow = async (pool: Pool, { id }: Person, teams: readonly number[]): Promise<void> => {
  await pool.query(
    `INSERT INTO accounts.followings ("memberId", kind, "thingId") SELECT $1, 'team', unnest($2::int[])`,
    [id, teams],
  );
  await pool.query(
    `INSERT INTO accounts.dashboard_visits ("memberId", position, at)
     SELECT $1, coalesce(min(position), 0), now() - interval '400 days' FROM activity_log`,
    [id],
  );
};

/** Adds members and appends what they do to a site with games. Does not update the views. */
export const gatherCrowd = async (store: Store, size: Size): Promise<Crowd> => {
  const { pool } = store;
  const accounts = createDb<AccountTables>(pool);
  const [reader, busy, admin] = [
    await addPerson(accounts, 'reader', 'member'),
    await addPerson(accounts, 'busy', 'member'),
    await addPerson(accounts, 'admin', 'masterAdmin'),
  ];
  const others: string[] = [];
  for (let i = 0; i < size.otherSupervisors; i += 1)
    others.push((await addPerson(accounts, 'supervisor', 'member')).id);
  const games = await someGames(pool, Math.round(size.changes / 4));
  if (games.length === 0) throw new Error('there are no games to correct');
  const leagues = await someIds(
    pool,
    `SELECT "leagueId" AS id FROM leagues WHERE "seasonId" = ${latestSeason} ORDER BY "leagueId"`,
    1_000,
  );
  const teams = await someIds(
    pool,
    `SELECT "teamId" AS id FROM team_seasons WHERE "seasonId" = ${latestSeason} ORDER BY md5("teamId"::text)`,
    size.followedTeams,
  );
  const own = Array.from({ length: size.supervisedLeagues }, () => reader.id);
  await supervise(store, [...own, ...others], leagues);
  const period = await changeMuch(store, busy.id, games, size);
  await follow(pool, reader, teams);
  return { reader, busy, admin, period };
};
