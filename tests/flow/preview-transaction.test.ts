import { changesOf } from '@rondelle/projections/queries/preview/changes.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { recordable } from './histories/writer.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Ailière', 'specialSupervisor');
});
afterAll(() => site?.stop());

const record = async () => Number((await member.mutate('game.record', anotherGame)).data['id']);
const deletionOf = (gameId: number) => {
  const data = { gameId, seasonId: 1, reason: 'other' } as const;
  return recordable({ type: 'GameDeleted', data });
};

const countGames = async (db: Db) =>
  db
    .selectFrom('games')
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

/** Runs work while another transaction has locked a game. */
const whileLocked = async (gameId: number, work: () => Promise<void>): Promise<void> => {
  const client = await site.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM games WHERE "gameId" = $1 FOR UPDATE', [gameId]);
    await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

test('a preview computes tables from a changed game while the game is locked', async () => {
  const gameId = await record();
  const request = { procedure: 'game.delete', input: { gameId, seasonId: 1, reason: 'other' } };
  await whileLocked(gameId, async () => {
    const { status, data } = await member.mutate('preview.changes', request);
    expect(status).toBe(200);
    expect(data['seasons']).toHaveLength(1);
  });
});

test('a preview fails with an error when the game that it changes is locked and its queries find it', async () => {
  const gameId = await record();
  const pool = createPreviewPool(site.databaseUrl);
  const countWithout = () =>
    createPreviews(pool)(site.log, async ({ db, log }) => {
      const { count } = await countGames(db);
      await log.append(`game-${gameId}`, [deletionOf(gameId)], '0');
      return Number(count) - Number((await countGames(db)).count);
    });
  await whileLocked(gameId, async () => {
    await expect(countWithout()).rejects.toMatchObject({ code: 'views/behind' });
  });
  expect(await countWithout()).toBe(1);
  await pool.end();
});

test('the projector does not wait for a preview of the same table, and the preview keeps its snapshot', async () => {
  const gameId = await record();
  const pool = createPreviewPool(site.databaseUrl);
  await createPreviews(pool)(site.log, async (preview) => {
    await preview.log.append(`game-${gameId}`, [deletionOf(gameId)], '0');
    const { seasons } = await changesOf(preview, 'fr');
    expect(seasons[0]?.ranks.length).toBeGreaterThan(0);
    const before = await countGames(preview.db);
    const { data } = await member.mutate('game.record', { ...anotherGame, date: '2022-01-15' });
    expect(data['upToDate']).toBe(true);
    expect(await countGames(preview.db)).toEqual(before);
  });
  await pool.end();
});

test('a preview accepts only queries, so that nothing can commit or outlive its transaction', async () => {
  const pool = createPreviewPool(site.databaseUrl);
  const head = await site.log.head();
  await createPreviews(pool)(site.log, async ({ db }) => {
    await expect(db.deleteFrom('games').execute()).rejects.toThrow('nothing is written');
    await expect(db.transaction().execute(async () => 1)).rejects.toThrow('nothing is written');
  });
  expect(await site.log.head()).toBe(head);
  await pool.end();
});
