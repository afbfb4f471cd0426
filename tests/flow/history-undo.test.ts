import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let other: Client;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  [member, other, admin] = await Promise.all([
    site.member('Ailier', 'supervisor'),
    site.member('Pivot', 'supervisor'),
    site.member('Patronne', 'admin'),
  ]);
});
afterAll(() => site?.stop());

const record = async (change: object = {}) => {
  const { data } = await member.mutate('game.record', { ...anotherGame, ...change });
  return { gameId: Number(data.id), seasonId: 1, position: data.position };
};
const result = {
  homeGoals: 7,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};
const correct = (client: Client, { gameId }: { gameId: number }, homeGoals: number) =>
  client.mutate('game.correctResult', { ...result, gameId, seasonId: 1, homeGoals, reason: 'typing-error' });
const readGame = async (gid: unknown) =>
  (await site.visitor.query('game.get', { gid })).data.game as {
    deleted: boolean;
    status: string;
    home: { id: number; goals: number };
  };

describe('a change', () => {
  test('is undone in one action, once, and the undo can be undone', async () => {
    const game = await record();
    const corrected = await correct(member, game, 9);
    const commandId = randomUUID();
    const undone = await other.mutate('history.undo', { commandId, position: corrected.data.position });
    expect(undone).toMatchObject({ status: 200, data: { upToDate: true } });
    expect(await readGame(game.gameId)).toMatchObject({ home: { goals: 4 } });
    const again = await other.mutate('history.undo', { commandId, position: corrected.data.position });
    expect(again.data).toEqual(undone.data);
    await member.mutate('history.undo', { position: undone.data.position });
    expect(await readGame(game.gameId)).toMatchObject({ home: { goals: 9 } });
  });

  test('is not undone after later changes, and the error names them', async () => {
    const game = await record();
    const first = await correct(member, game, 5);
    const second = await correct(other, game, 6);
    const refused = await member.mutate('history.undo', { position: first.data.position, lang: 'en' });
    expect(refused).toMatchObject({ status: 409, code: 'event/built-upon' });
    const { data } = await site.visitor.query('history.event', { event: first.data.position });
    expect(data.undo).toMatchObject({ verdict: 'built-upon', by: [{ position: second.data.position }] });
    await member.mutate('history.undo', { position: second.data.position });
    expect((await member.mutate('history.undo', { position: first.data.position })).status).toBe(200);
    expect(await readGame(game.gameId)).toMatchObject({ home: { goals: 4 } });
  });

  test('can be undone when it moved a game, although the result was corrected later', async () => {
    const game = await record();
    const moved = await member.mutate('game.reschedule', {
      gameId: game.gameId,
      seasonId: 1,
      date: '2021-12-05',
      time: null,
      venue: null,
      city: null,
    });
    await correct(other, game, 8);
    expect((await member.mutate('history.undo', { position: moved.data.position })).status).toBe(200);
    expect(await readGame(game.gameId)).toMatchObject({ date: '2021-11-20', home: { goals: 8 } });
  });

  test('cannot be undone by visitors or by members without the permission to make it', async () => {
    const game = await record();
    expect(await site.visitor.mutate('history.undo', { position: game.position })).toMatchObject({
      status: 401,
    });
    const region = await admin.mutate('region.add', { name: { fr: 'Estrie', en: 'Eastern Townships' } });
    const refused = await member.mutate('history.undo', { position: region.data.position });
    expect(refused).toMatchObject({ status: 403, code: 'permission/denied' });
    expect((await admin.mutate('history.undo', { position: region.data.position })).status).toBe(200);
  });

  test('is undone after a deletion only while the parent entity exists', async () => {
    const game = await record();
    const deleted = await member.mutate('game.delete', { gameId: game.gameId, seasonId: 1, reason: 'other' });
    expect((await readGame(game.gameId)).deleted).toBe(true);
    expect((await other.mutate('history.undo', { position: deleted.data.position })).status).toBe(200);
    expect((await readGame(game.gameId)).deleted).toBe(false);
  });
});

describe('a duplicate', () => {
  test('is found among games of the same teams within two days, whichever team is at home', async () => {
    const game = await record({ date: '2022-01-10' });
    const twin = await record({
      date: '2022-01-12',
      homeTeamId: aGame.awayTeamId,
      awayTeamId: aGame.homeTeamId,
    });
    await record({ date: '2022-01-13' });
    const { data } = await site.visitor.query('history.duplicates', { gid: game.gameId });
    expect((data.likely as { id: number }[]).map(({ id }) => id)).toEqual([twin.gameId]);
  });

  test('is displayed to a member before recording it', async () => {
    const { gameId } = await record({ date: '2022-01-16', time: null });
    const input = { date: '2022-01-16', time: '10:00', homeTeamId: 3, awayTeamId: 1 };
    const { data } = await member.query<{ games: readonly { id: number }[] }>('history.sameGames', input);
    expect(data.games.map(({ id }) => id)).toEqual([gameId]);
    expect(await site.visitor.query('history.sameGames', input)).toMatchObject({ status: 401 });
  });

  test('is merged into its game, and the merge undone', async () => {
    const [game, twin] = [await record({ date: '2022-01-20' }), await record({ date: '2022-01-20' })];
    const merged = await member.mutate('game.merge', { gameId: twin.gameId, seasonId: 1, into: game.gameId });
    expect((await readGame(twin.gameId)).deleted).toBe(true);
    await member.mutate('history.undo', { position: merged.data.position });
    expect((await readGame(twin.gameId)).deleted).toBe(false);
  });

  test('is merged into its team with all games and entries in steps, even by a newcomer who entered its results, and undone as a whole', async () => {
    const newcomer = await site.member('Recrue');
    const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
    const made = await member.mutate('team.register', { ...listing, name: 'Faucons en double' });
    const teamId = Number(made.data.id);
    await member.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId, divisionId: null });
    const games: number[] = [];
    // More changes than a newcomer may make in an hour.
    const firstDay = Date.UTC(2022, 1, 1);
    for (let day = 0; day < 45; day += 1) {
      const date = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
      const { data } = await newcomer.mutate('game.record', {
        ...anotherGame,
        homeTeamId: teamId,
        awayTeamId: 3,
        date,
      });
      games.push(Number(data.id));
    }
    const table = async () =>
      JSON.stringify((await site.visitor.query('league.table', { sid: 1, cid: 1, rid: 1 })).data.standings);
    const before = await table();
    const commandId = randomUUID();
    const steps: Record<string, unknown>[] = [];
    do {
      const { status, data } = await newcomer.mutate('history.mergeTeams', { commandId, teamId, into: 1 });
      expect(status).toBe(200);
      steps.push(data);
    } while (!steps.at(-1)?.finished);
    expect(steps.length).toBeGreaterThan(1);
    const again = await newcomer.mutate('history.mergeTeams', { commandId, teamId, into: 1 });
    expect(again.data).toEqual(steps.at(-1));
    for (const gid of games) expect((await readGame(gid)).home.id).toBe(1);
    expect(await site.visitor.query('team.get', { sid: 1, eid: teamId })).toMatchObject({ status: 404 });

    const used = async () => {
      const { rows } = await site.pool.query(
        `SELECT extract(epoch FROM "usedUntil" - now()) AS seconds FROM writing.allowances
          WHERE "memberId" = $1 AND what = 'changes'`,
        [newcomer.id],
      );
      return Number(rows[0].seconds) / (86_400 / 1_000);
    };
    const usedBefore = await used();
    const undoing = randomUUID();
    let progress: Record<string, unknown> = { next: undefined };
    do {
      const { data } = await newcomer.mutate('history.undoTogether', {
        commandId: undoing,
        correlationId: again.data['correlationId'],
        ...(progress.next ? { before: progress.next } : {}),
      });
      expect(data.refused).toEqual([]);
      progress = data;
    } while (!progress.finished);
    for (const gid of games) expect((await readGame(gid)).home.id).toBe(teamId);
    expect(await table()).toBe(before);
    // It counts once, whatever number of requests it took, but by its size: one change for ten events.
    expect(Math.round((await used()) - usedBefore)).toBe(5);
  });

  test('is refused for a team that has played against the other', async () => {
    expect(await member.mutate('history.mergeTeams', { teamId: 1, into: 3 })).toMatchObject({ status: 422 });
    expect(await member.mutate('history.mergeTeams', { teamId: 1, into: 1 })).toMatchObject({ status: 400 });
  });
});
