import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { flagsWithin, inOrder } from '@rondelle/members/moderation/flags-within.ts';
import { visibleToReviewerSql, type Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;

/** League 1 and tournament 2 are accepted, league 3 is not; team 7 is entered in both of the first. */
const supervised = `
  INSERT INTO supervisions (kind, id, "memberId", "seasonId", since, accepted) VALUES
    ('league', 1, 'me', 1, 1, true), ('tournament', 2, 'me', 1, 1, true), ('league', 3, 'me', 1, 1, false),
    ('league', 4, 'other', 1, 1, true);
  INSERT INTO league_entries ("leagueId", "teamId", "seasonId", competition, deducted) VALUES
    (1, 7, 1, 'league-1', 0), (3, 8, 1, 'league-3', 0), (4, 9, 1, 'league-4', 0);
  INSERT INTO tournament_entries ("tournamentId", "teamId", "seasonId", competition, "categoryId", deducted)
    VALUES (2, 7, 1, 'tournament-2', 1, 0)`;

/** Forty flags of games of each competition, and of each team in two seasons; every third is decided. */
const flagged = `
  INSERT INTO moderation.flags
    (kind, "entityId", revision, position, "seasonId", competition, "recordedAt", reasons, weight, state, "decidedAt")
  SELECT of.kind, of.id, n, of.id * 1000 + n, of.season, of.competition, now(), '{disputed}', n % 7,
    CASE n % 3 WHEN 0 THEN 'approved' ELSE 'open' END,
    CASE WHEN n % 3 = 0 AND n % 2 = 0 THEN timestamptz '2026-01-01' + n * interval '1 day' END
  FROM (VALUES ('game', 101, 1, 'league-1'), ('game', 102, 1, 'tournament-2'), ('game', 103, 1, 'league-3'),
    ('game', 104, 1, 'league-4'), ('team', 7, 1, NULL), ('team', 8, 1, NULL), ('team', 9, 1, NULL),
    ('team', 7, 2, NULL)) AS of (kind, id, season, competition)
  CROSS JOIN generate_series(1, 40) i, LATERAL (SELECT i + 100 * of.season AS n) numbered`;

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await ensureViews(pool);
  await pool.query(supervised);
  await pool.query(flagged);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

type Key = { readonly kind: string; readonly entityId: number; readonly revision: number };
const keysOf = async (query: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<Key>`${query}`.execute(createDb(pool));
  return rows.map(({ kind, entityId, revision }) => `${kind} ${entityId} ${revision}`);
};

// Only these parts of the session are used.
const reviewer = (role: Reviewer['role'], everywhere = false) =>
  ({ memberId: 'me', role, everywhere }) as Reviewer;

describe.each(['open', 'approved'] as const)('flags that are %s', (state) => {
  const all = { state, limit: 1_000, offset: 0 };
  const admissible = (who: Reviewer) => sql`
    SELECT kind, "entityId", revision FROM moderation.flags f
    WHERE state = ${state} AND ${visibleToReviewerSql('f', who)} ORDER BY ${inOrder(state)}`;

  test.each([
    reviewer('member'),
    reviewer('supervisor'),
    reviewer('specialSupervisor'),
    reviewer('admin', true),
  ])('are those that a $role may decide on, each once and in order', async (who) => {
    expect(await keysOf(flagsWithin(who, all))).toEqual(await keysOf(admissible(who)));
  });

  test('are limited to the accepted competitions and their teams', async () => {
    const found = await keysOf(flagsWithin(reviewer('member'), all));
    const subjects = new Set(found.map((key) => key.split(' ').slice(0, 2).join(' ')));
    expect([...subjects].sort()).toEqual(['game 101', 'game 102', 'team 7']);
  });

  test.each([reviewer('member'), reviewer('admin', true)])('fill the pages of a $role', async (who) => {
    const whole = await keysOf(flagsWithin(who, all));
    const paged: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 7)
      paged.push(...(await keysOf(flagsWithin(who, { state, limit: 7, offset }))));
    expect(paged).toEqual(whole);
  });
});
