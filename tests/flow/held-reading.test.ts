import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import { heldToReview, ownHeld } from '@rondelle/commands/held/held-changes.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };

let site: WritingSite;
let author: Known;
let admin: Known;
let games: readonly number[] = [];
/** Names of the streams that were read. */
let read: string[] = [];

/** How many streams are being read, and the most that were at the same moment. */
let atOnce = { now: 0, most: 0 };

/** A log that notes which streams are read. */
const noting = (log: EventLog): EventLog => ({
  ...log,
  async *readStream(stream, ...rest) {
    read.push(stream);
    atOnce = { now: atOnce.now + 1, most: Math.max(atOnce.most, atOnce.now + 1) };
    yield* log.readStream(stream, ...rest);
    atOnce = { ...atOnce, now: atOnce.now - 1 };
  },
});
const reading = ({ memberId, role }: Pick<Session, 'memberId' | 'role'>) => ({
  db: createDb<Tables>(site.pool),
  // Only these parts of the session are used.
  session: { memberId, role } as Session,
  log: noting(site.log),
  textOf: ({ code }: { code: string }) => code,
});

const scores = { homeGoals: 6, awayGoals: 0, decidedIn: 'regulation', forfeitedBy: null };
const noFairPlay = { homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };

beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  author = await site.member('Autrice');
  await admin.mutate('season.choose', { seasonId: 1 });
  const ids: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const date = `2021-${n < 25 ? '10' : '11'}-${String((n % 25) + 1).padStart(2, '0')}`;
    ids.push(Number((await admin.mutate('game.record', { ...anotherGame, date })).data['id']));
  }
  games = ids;
  const [first = 0] = games;
  const corrected = { gameId: first, seasonId: 1, ...scores, ...noFairPlay };
  expect((await author.mutate('game.correctResult', corrected)).data).toMatchObject({ held: true });
  // The same correction of the other games, which the limits of a new member would not allow at once.
  await site.pool.query(
    `INSERT INTO moderation.held_changes ("memberId", "commandId", kind, "entityId", "seasonId", competition, commands)
     SELECT "memberId", gen_random_uuid(), kind, game, "seasonId", competition,
       (SELECT jsonb_agg(one || jsonb_build_object('gameId', game)) FROM jsonb_array_elements(commands) one)
     FROM moderation.held_changes, unnest($1::int[]) game WHERE game <> $2`,
    [games, first],
  );
  // A second member corrects the first game too.
  const other = await site.member('Autre');
  expect((await other.mutate('game.correctResult', corrected)).data).toMatchObject({ held: true });
}, 120_000);
afterAll(() => site?.stop());

const inQueue = (state: 'open' | 'approved') => {
  // The session of an administrator.
  const reviewer = { memberId: admin.id, role: 'admin', everywhere: true } as Reviewer;
  return heldToReview(reading(reviewer), reviewer, { lang: 'fr', state, page: 1 });
};
const own = () => ownHeld(reading({ memberId: author.id, role: 'member' }), 'fr', author.id);

test('open changes read each distinct stream once, all concurrently', async () => {
  read = [];
  atOnce = { now: 0, most: 0 };
  const changes = await inQueue('open');
  expect(changes).toHaveLength(31);
  expect(read.length).toBe(new Set(changes.map(({ subject }) => subject.id)).size);
  expect(atOnce.most).toBe(read.length);
  read = [];
  await site.pool.query(
    `UPDATE moderation.held_changes SET "recordedAt" = now() - interval '1 day' WHERE "entityId" = $1`,
    [games[0]],
  );
  const together = await inQueue('open');
  expect(together.filter(({ subject }) => subject.id === games[0])).toHaveLength(2);
  expect(read.length).toBe(30);
});

const named = ({ subject, kind }: HeldChange) => ({ subject, kind });
const byGame = (all: readonly HeldChange[]) =>
  all.map(named).toSorted((one, other) => one.subject.id - other.subject.id);

test('decided changes are named without reading any stream', async () => {
  const open = await own();
  await site.pool.query(
    `UPDATE moderation.held_changes SET state = 'approved', "decidedAt" = now() - id * interval '1 minute', "decidedBy" = $1`,
    [admin.id],
  );
  read = [];
  const decided = await own();
  expect(read).toEqual([]);
  expect(decided).toHaveLength(50);
  expect(byGame(decided)).toEqual(byGame(open));
  await inQueue('approved');
  expect(read).toEqual([]);
});
