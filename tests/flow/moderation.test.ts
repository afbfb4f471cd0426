import { randomUUID } from 'node:crypto';
import { reviewOf } from '@rondelle/commands/moderation/review.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import type { Client } from './client.ts';
import { aFixture, aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };
type Entry = {
  entry: { position: string; kind: string; subject: { id: number }; actor: { name: string | null } };
  reasons: string[];
  score: { expected: number; actual: number } | null;
  state: string;
  undo: string;
  isOwn: boolean;
  decided: { by: string | null } | null;
};
type Queue = {
  entries: Entry[];
  members: { id: number; name: string; changes: number; from: string; to: string }[];
};

let site: WritingSite;
let admin: Known;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  await admin.mutate('season.choose', { seasonId: 1 });
});
afterAll(() => site?.stop());

const queue = async (whose: Client = admin, state = 'open'): Promise<Queue> =>
  (await whose.query<Queue>('moderation.queue', { lang: 'fr', state })).data;
const flagOf = async (gameId: number, whose: Client = admin, state = 'open'): Promise<Entry | undefined> =>
  (await queue(whose, state)).entries.find(
    ({ entry }) => entry.kind === 'game' && entry.subject.id === gameId,
  );
const flagsOfTeams = async () => (await queue()).entries.filter(({ entry }) => entry.kind === 'team');
const isFlagged = async (gameId: number): Promise<readonly string[]> => {
  await expect.poll(() => flagOf(gameId)).toBeDefined();
  return (await flagOf(gameId))?.reasons ?? [];
};
const enter = async (who: Client, change: object = {}): Promise<number> =>
  Number((await who.mutate('game.record', { ...anotherGame, ...change })).data['id']);
const result = (homeGoals: number, awayGoals: number) => ({
  homeGoals,
  awayGoals,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
});
const correct = (who: Client, gameId: number, homeGoals: number, awayGoals: number) =>
  who.mutate('game.correctResult', {
    gameId,
    seasonId: 1,
    ...result(homeGoals, awayGoals),
    reason: 'typing-error',
  });
const confirm = (who: Client, gameId: number) =>
  who.mutate('game.confirmResult', { gameId, seasonId: 1, side: 'away' });

const historyOf = async (who: Client) =>
  (await who.query('moderation.trust', { lang: 'fr' })).data['history'];

/** All rows computed from results, as the database writes them. */
const tables = async () => {
  const computed = views.filter(({ kind }) => kind === 'derived');
  const dump = await dumpViews(site.pool, computed);
  return computed.map(({ table }) => [table.name, dump[table.name]]);
};

test('counts and reviews renaming a team as a correction, but not registering new teams', async () => {
  const newcomer = await site.member('Baptiste');
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  const { data } = await newcomer.mutate('team.register', { ...listing, name: 'Équipe 0' });
  const statuses: number[] = [];
  for (let n = 1; n <= 45; n += 1) {
    const output = { ...listing, teamId: data.id, name: `Équipe ${n}` };
    statuses.push((await newcomer.mutate('team.change', output)).status);
  }
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(40);
  expect(statuses.at(-1)).toBe(429);
  expect((await newcomer.mutate('team.register', { ...listing, name: 'Équipe neuve' })).status).toBe(200);
  const written = statuses.filter((status) => status === 200).length;
  await expect.poll(async () => (await queue()).members[0]?.changes).toBe(written);
  for (const { reasons, entry } of (await queue()).entries)
    expect([reasons, entry.kind]).toEqual([['many-changes'], 'team']);
  await site.pool.query("UPDATE moderation.flags SET state = 'approved'");
});

const counted = async ({ id }: Known): Promise<unknown[]> => {
  const text = 'SELECT what FROM writing.allowances WHERE "memberId" = $1 ORDER BY what';
  return (await site.pool.query<{ what: string }>(text, [id])).rows.map(({ what }) => what);
};
const of = (gameId: number) => ({ gameId, seasonId: 1 });

const schedule = async (): Promise<number> => {
  const { data } = await admin.mutate('game.schedule', { ...aFixture, date: '2021-12-30' });
  return Number(data['id']);
};

describe('corrections', () => {
  const { date, time, venue, city } = aGame;

  test.each([
    ['putting a game off', 'game.reschedule', { date: '2021-12-29', time, venue, city }],
    ['putting a game off with its form', 'game.edit', { occasion: { date, time: '20:15', venue, city } }],
    ['cancelling a game', 'game.cancel', { reason: 'other' }],
  ])('%s counts as a correction', async (name, procedure, change) => {
    const member = await site.member(`Report${name.length}`);
    const output = { ...of(await schedule()), ifRevision: '0', ...change };
    expect((await member.mutate(procedure, output)).status).toBe(200);
    expect(await counted(member)).toEqual(['changes', 'corrections', 'saves']);
  });

  test('stopping a game whose score another member keeps counts as a correction, but not starting it or keeping the score', async () => {
    const [keeper, vandal] = [await site.member('Marqueuse'), await site.member('Arrêteur')];
    const gameId = await schedule();
    await keeper.mutate('game.start', of(gameId));
    await keeper.mutate('game.changeLiveScore', { ...of(gameId), homeGoals: 1, awayGoals: 0, period: 1 });
    expect(await counted(keeper)).toEqual(['changes', 'saves']);
    expect((await vandal.mutate('game.stop', of(gameId))).status).toBe(200);
    expect(await counted(vandal)).toEqual(['changes', 'corrections', 'saves']);
  });

  test('restoring a cancelled or deleted game counts as a correction', async () => {
    const [one, two] = [await site.member('Ramène'), await site.member('Restaure')];
    const [cancelled, deleted] = [await schedule(), await schedule()];
    await admin.mutate('game.cancel', { ...of(cancelled), reason: 'other' });
    await admin.mutate('game.delete', { ...of(deleted), reason: 'other' });
    expect((await one.mutate('game.reinstate', of(cancelled))).status).toBe(200);
    expect((await two.mutate('game.restore', of(deleted))).status).toBe(200);
    for (const member of [one, two])
      expect(await counted(member)).toEqual(['changes', 'corrections', 'saves']);
  });

  test('a result saved with the form of a game whose date is unchanged does not count as a correction', async () => {
    const member = await site.member('Inscrit');
    const occasion = { date: '2021-12-30', time, venue, city };
    const output = { ...of(await schedule()), ifRevision: '0', occasion, result: result(3, 2) };
    expect((await member.mutate('game.edit', output)).status).toBe(200);
    expect(await counted(member)).toEqual(['changes', 'saves']);
  });

  test("undoing a team's new name counts as a correction, as the renaming does", async () => {
    const member = await site.member('Défait');
    const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
    const { data } = await admin.mutate('team.register', { ...listing, name: 'Avant' });
    const changed = await admin.mutate('team.change', { ...listing, teamId: data.id, name: 'Après' });
    expect((await member.mutate('history.undo', { position: changed.data['position'] })).status).toBe(200);
    expect(await counted(member)).toEqual(['changes', 'corrections', 'saves']);
  });
});

describe('a vandal who changes 80 of their own results at once', () => {
  test('reaches the limit halfway, appears in the queue, and is rolled back in one action', {
    timeout: 240_000,
  }, async () => {
    const vandal = await site.member('Vandale');
    const games = Array.from({ length: 80 }, (_, n) => ({
      ...anotherGame,
      commandId: randomUUID(),
      date: `2021-11-${10 + (n % 20)}`,
      homeGoals: 2 + (n % 3),
      awayGoals: 2 + (n % 2),
    }));
    const { data } = await vandal.mutate<{ games: { written: { id: number } }[] }>('game.saveMany', {
      games,
    });
    const gameIds = data.games.map(({ written }) => written.id);
    const before = await tables();

    const from = new Date().toISOString();
    const replies = [];
    for (const gameId of gameIds) replies.push(await correct(vandal, gameId, 9, 0));
    const written = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    console.log(`${written.length} of 80 corrections were written, ${refused.length} refused`);
    expect(written.length).toBeGreaterThanOrEqual(40);
    expect(written.length).toBeLessThan(44);
    expect(written.length + refused.length).toBe(80);
    expect(refused[0]?.code).toBe('request/too-many');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await tables()).not.toEqual(before);

    await expect.poll(async () => (await queue()).members[0]?.changes).toBe(written.length);
    const { members, entries } = await queue();
    expect(members[0]).toMatchObject({ name: 'Vandale' });
    for (const { reasons, entry } of entries) {
      expect(reasons).toContain('many-changes');
      expect(entry.actor.name).toBe('Vandale');
    }

    const period = { member: String(members[0]?.id), from, to: new Date(Date.now() + 1_000).toISOString() };
    const commandId = randomUUID();
    let next: unknown;
    do {
      const { status, data } = await admin.mutate('history.rollBack', {
        commandId,
        ...period,
        ...(typeof next === 'string' && { before: next }),
      });
      expect([status, data['refused']]).toEqual([200, []]);
      next = data['next'];
    } while (next);
    expect(await tables()).toEqual(before);

    await expect.poll(async () => (await queue()).entries.length).toBe(0);
    const closed = await queue(admin, 'undone');
    expect(closed.entries.length).toBeGreaterThan(20);
    expect(closed.entries[0]).toMatchObject({ undo: 'done', decided: { by: 'Patronne' } });
    const trust = await vandal.query('moderation.trust', { lang: 'fr' });
    expect(trust.data).toMatchObject({ level: 0, history: { undone: written.length } });
  });
});

describe('suspicious changes', () => {
  let member: Known;
  let other: Known;
  beforeAll(async () => {
    [member, other] = await Promise.all([site.member('Ailière'), site.member('Centre')]);
  });

  test('a change of a confirmed result is listed as suspicious with its reason, and leaves the queue once undone', async () => {
    const gameId = await enter(member);
    await confirm(other, gameId);
    await correct(member, gameId, 3, 2);
    expect(await isFlagged(gameId)).toEqual(['confirmed-corrected']);
    const flag = await flagOf(gameId);
    expect(flag).toMatchObject({ state: 'open', undo: 'possible', entry: { actor: { name: 'Ailière' } } });
    const undone = await admin.mutate('moderation.undo', { position: flag?.entry.position });
    expect(undone.status).toBe(200);
    expect(await flagOf(gameId)).toBeUndefined();
    const { data } = await site.visitor.query('game.get', { gid: gameId });
    expect(data).toMatchObject({ game: { home: { goals: 4 }, away: { goals: 2 } } });
    expect(await flagOf(gameId, admin, 'undone')).toMatchObject({ decided: { by: 'Patronne' } });
  });

  test('a suspicious change that is correct is approved, and stays approved', async () => {
    const gameId = await enter(member);
    await confirm(other, gameId);
    await member.mutate('game.delete', { gameId, seasonId: 1, reason: 'duplicate' });
    expect(await isFlagged(gameId)).toEqual(['confirmed-deleted']);
    const position = (await flagOf(gameId))?.entry.position;
    expect((await admin.mutate('moderation.approve', { position })).status).toBe(200);
    expect(await flagOf(gameId)).toBeUndefined();
    expect(await flagOf(gameId, admin, 'approved')).toMatchObject({ state: 'approved' });
  });

  test('a dispute is listed as suspicious until it is withdrawn', async () => {
    const gameId = await enter(member);
    await other.mutate('game.disputeResult', { gameId, seasonId: 1, side: 'away', reason: 'typing-error' });
    expect(await isFlagged(gameId)).toEqual(['disputed']);
    await other.mutate('game.withdrawConfirmation', { gameId, seasonId: 1, side: 'away' });
    await expect.poll(() => flagOf(gameId)).toBeUndefined();
    // Withdrawing one's own dispute does not count as being corrected.
    const { data } = await other.query('moderation.trust', { lang: 'en' });
    expect(data).toMatchObject({ history: { undone: 0 } });
  });

  test('a score that is unlikely under the ratings is listed as suspicious', async () => {
    const gameId = await enter(member, { homeGoals: 0, awayGoals: 40 });
    expect(await isFlagged(gameId)).toEqual(['far-from-expected']);
    const flag = await flagOf(gameId);
    expect(flag?.score?.actual).toBe(-40);
    expect(Math.abs(flag?.score?.expected ?? 99)).toBeLessThan(8);
  });

  test('a change of a rival’s game is listed as suspicious when the member follows the other team', async () => {
    // Teams 1 and 3 are rivals; 5 plays 3 now, and a member who follows 5 changes a game of its rival.
    await enter(admin, { homeTeamId: 5, awayTeamId: 3 });
    const [fan, onlooker] = [await site.member('Partisan'), await site.member('Passante')];
    const gameId = await enter(onlooker);
    await correct(onlooker, gameId, 4, 3);
    await site.pool.query(
      'INSERT INTO accounts.followings ("memberId", kind, "thingId") VALUES ($1, \'team\', 5)',
      [fan.id],
    );
    const second = await enter(fan);
    await correct(fan, second, 4, 3);
    expect(await isFlagged(second)).toEqual(['rival']);
    expect(await flagOf(gameId)).toBeUndefined();
  });

  test('a renamed rival and many renamed teams are listed as suspicious, but not the first name of a team', async () => {
    const [fan, hasty] = [await site.member('Supportrice'), await site.member('Rebaptiste')];
    await site.pool.query(
      'INSERT INTO accounts.followings ("memberId", kind, "thingId") VALUES ($1, \'team\', 1)',
      [fan.id],
    );
    const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
    const before = await flagsOfTeams();
    await fan.mutate('team.change', { ...listing, teamId: 3, name: 'Les Perdants' });
    const teamIds: number[] = [];
    for (let n = 0; n < 10; n += 1)
      teamIds.push(
        Number((await hasty.mutate('team.register', { ...listing, name: `Neuve ${n}` })).data['id']),
      );
    for (const teamId of teamIds.slice(1))
      await hasty.mutate('team.change', { ...listing, teamId, name: `Autre ${teamId}` });
    await expect.poll(async () => (await flagsOfTeams()).length).toBe(1);
    expect((await flagsOfTeams())[0]).toMatchObject({ reasons: ['rival'], entry: { subject: { id: 3 } } });
    await hasty.mutate('team.change', { ...listing, teamId: teamIds[0], name: 'Autre encore' });
    await expect.poll(async () => (await flagsOfTeams()).length).toBe(11);
    expect(before).toEqual([]);
  });

  test('a correction in a past season by a new member is listed as suspicious', async () => {
    const gameId = await enter(member);
    await admin.mutate('season.choose', { seasonId: 2 });
    await correct(member, gameId, 4, 3);
    expect(await isFlagged(gameId)).toEqual(['old-season']);
    await admin.mutate('season.choose', { seasonId: 1 });
  });
});

describe('reviewing', () => {
  test('a supervisor sees and decides only changes where they supervise', async () => {
    const [here, there] = [await site.member('Ici', 'supervisor'), await site.member('Là', 'supervisor')];
    for (const [who, leagueId] of [
      [here, 11],
      [there, 12],
    ] as const)
      await site.write([
        {
          stream: `league-${leagueId}`,
          event: { type: 'LeagueSupervisorJoined', data: { leagueId, seasonId: 1, memberId: who.id } },
        },
      ]);
    const [one, two] = [await site.member('Un'), await site.member('Deux')];
    const gameId = await enter(one);
    await confirm(two, gameId);
    await correct(one, gameId, 4, 3);
    await isFlagged(gameId);
    const position = (await flagOf(gameId))?.entry.position;
    await expect.poll(async () => (await flagOf(gameId, here))?.entry.position).toBe(position);
    expect(await flagOf(gameId, there)).toBeUndefined();
    expect((await here.query('moderation.count', { lang: 'fr' })).data['open']).toBeGreaterThan(0);
    expect((await there.query('moderation.count', { lang: 'fr' })).data['open']).toBe(0);
    for (const action of ['approve', 'undo'])
      expect((await there.mutate(`moderation.${action}`, { position })).code).toBe('event/unknown');
    expect((await here.mutate('moderation.approve', { position })).status).toBe(200);
    expect(await flagOf(gameId)).toBeUndefined();
  });

  test('members who supervise nothing have nothing to review, and nobody decides on their own change', async () => {
    const member = await site.member('Curieuse');
    expect((await member.query('moderation.queue', { lang: 'en' })).data['entries']).toEqual([]);
    expect((await site.visitor.query('moderation.queue', {})).code).toBe('session/required');

    const own = await site.member('Juge', 'supervisor');
    await site.write([
      {
        stream: 'league-11',
        event: { type: 'LeagueSupervisorJoined', data: { leagueId: 11, seasonId: 1, memberId: own.id } },
      },
    ]);
    const gameId = await enter(own);
    await confirm(member, gameId);
    await correct(own, gameId, 4, 3);
    await isFlagged(gameId);
    await expect.poll(async () => (await flagOf(gameId, own))?.isOwn).toBe(true);
    const position = (await flagOf(gameId))?.entry.position;
    for (const action of ['approve', 'undo'])
      expect((await own.mutate(`moderation.${action}`, { position })).code).toBe('permission/denied');
  });

  test('erasing the moderator or the author leaves nothing of them in decisions', async () => {
    const judge = await site.member('Éphémère', 'specialSupervisor');
    const [one, two] = [await site.member('Visiteur'), await site.member('Visiteuse')];
    const gameId = await enter(one);
    await confirm(two, gameId);
    await correct(one, gameId, 4, 3);
    await isFlagged(gameId);
    await judge.mutate('moderation.approve', { position: (await flagOf(gameId))?.entry.position });
    for (const { id } of [judge, one])
      await site.pool.query('DELETE FROM accounts.members WHERE id = $1', [id]);
    expect(await flagOf(gameId, admin, 'approved')).toMatchObject({
      decided: { by: null },
      entry: { actor: { name: null } },
    });
  });
});

test('a page of the queue reads all of its streams at the same moment', async () => {
  const gameIds = [await enter(admin), await enter(admin), await enter(admin)];
  await site.pool.query(
    `INSERT INTO moderation.flags (kind, "entityId", revision, position, "seasonId", "recordedAt", reasons, weight)
     SELECT 'game', id, 0, 0, 1, now(), '{disputed}', 1 FROM unnest($1::int[]) id`,
    [gameIds],
  );
  let reading = 0;
  let most = 0;
  const log: EventLog = {
    ...site.log,
    async *readStream(...stream) {
      reading += 1;
      most = Math.max(most, reading);
      yield* site.log.readStream(...stream);
      reading -= 1;
    },
  };
  // Only these parts of the session are used.
  const reviewer = { memberId: admin.id, role: 'admin', everywhere: true } as Reviewer;
  const sources = { db: createDb<Tables>(site.pool), log };
  const { entries } = await reviewOf(sources, reviewer, { lang: 'fr', state: 'open', page: 1 });
  expect(most).toBe(new Set(entries.map(({ entry }) => `${entry.kind} ${entry.subject.id}`)).size);
  expect(most).toBeGreaterThanOrEqual(gameIds.length);
  await site.pool.query('DELETE FROM moderation.flags WHERE "entityId" = ANY ($1)', [gameIds]);
});

describe('trust', () => {
  test('grows with confirmed results and time, and raises the limits', async () => {
    const [member, other] = [await site.member('Fiable'), await site.member('Témoin')];
    const own = async () => (await member.query('moderation.trust', { lang: 'fr' })).data;
    expect(await own()).toMatchObject({ level: 0, limits: { corrections: 40 }, next: { confirmed: 5 } });
    for (let n = 0; n < 5; n += 1) await confirm(other, await enter(member));
    expect(await own()).toMatchObject({ level: 0, history: { confirmed: 5, days: 0 } });
    await site.pool.query(
      'UPDATE accounts.members SET "createdAt" = now() - interval \'8 days\' WHERE id = $1',
      [member.id],
    );
    expect(await own()).toMatchObject({
      level: 1,
      history: { confirmed: 5, disputed: 0, days: 8 },
      limits: { corrections: 120 },
      next: { confirmed: 25 },
    });
  });

  test('counts a result for the member who corrected it last', async () => {
    const [one, two, three] = [
      await site.member('Premier'),
      await site.member('Second', 'supervisor'),
      await site.member('Tiers'),
    ];
    const gameId = await enter(one);
    await correct(two, gameId, 5, 2);
    await confirm(three, gameId);
    expect(await historyOf(one)).toMatchObject({ confirmed: 0 });
    expect(await historyOf(two)).toMatchObject({ confirmed: 1 });
  });

  test('counts a result for the member who corrected its teams last', async () => {
    const [one, two, three] = [
      await site.member('Quatrième'),
      await site.member('Cinquième', 'supervisor'),
      await site.member('Sixième'),
    ];
    const gameId = await enter(one);
    const { homeTeamId, awayTeamId } = anotherGame;
    const swapped = { homeTeamId: awayTeamId, awayTeamId: homeTeamId, reason: 'wrong-teams' };
    expect(await two.mutate('game.correctTeams', { gameId, seasonId: 1, ...swapped })).toMatchObject({
      status: 200,
    });
    expect(await confirm(three, gameId)).toMatchObject({ status: 200 });
    expect(await historyOf(one)).toMatchObject({ confirmed: 0 });
    expect(await historyOf(two)).toMatchObject({ confirmed: 1 });
  });
});

test('sorts changes with several reasons first, even when one reason is found later', async () => {
  const [hasty, witness] = [await site.member('Hâtive'), await site.member('Patient')];
  const gameIds: number[] = [];
  for (let n = 0; n < 10; n += 1) gameIds.push(await enter(hasty, { date: `2021-12-${10 + n}` }));
  const [first = 0] = gameIds;
  await confirm(witness, first);
  for (const gameId of gameIds) await correct(hasty, gameId, 3, 2);
  await expect
    .poll(async () => (await queue()).entries.filter(({ entry }) => entry.actor.name === 'Hâtive').length)
    .toBe(10);
  const { entries } = await queue();
  expect(entries[0]).toMatchObject({
    entry: { subject: { id: first } },
    reasons: ['confirmed-corrected', 'many-changes'],
  });
});
