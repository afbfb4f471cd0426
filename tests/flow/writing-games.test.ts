import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let other: Client;
beforeAll(async () => {
  site = await startWritingSite();
  [member, other] = await Promise.all([
    site.member('Ailier', 'specialSupervisor'),
    site.member('Pivot', 'specialSupervisor'),
  ]);
});
afterAll(() => site?.stop());

const typesOf = async (gameId: unknown): Promise<string[]> => {
  const types: string[] = [];
  for await (const { type } of site.log.readStream(`game-${Number(gameId)}`)) types.push(type);
  return types;
};
const record = async (change: object = {}): Promise<{ gameId: number; seasonId: number }> => {
  const { data } = await member.mutate('game.record', { ...anotherGame, ...change });
  return { gameId: Number(data.id), seasonId: 1 };
};
const score = { homeGoals: 5, awayGoals: 2, decidedIn: 'regulation', forfeitedBy: null };
const result = { ...score, homeFairPlay: null, awayFairPlay: null };

describe('a game', () => {
  test('is recorded by a member and displayed to the next reader', async () => {
    const saved = await member.mutate('game.record', { ...anotherGame, lang: 'en' });
    expect(saved).toMatchObject({ status: 200, data: { revision: '0', upToDate: true } });
    const { id, path } = saved.data;
    expect(path).toBe(`/en/2021-2022/g-${String(id)}`);
    const page = await site.visitor.query('game.get', { gid: id });
    expect(page).toMatchObject({ status: 200, data: { game: { status: 'final', home: { goals: 4 } } } });
  });

  test('updates the cached table of its league before the response', async () => {
    const question = { sid: '2021-2022', cid: 1, rid: 1 };
    const goals = async (): Promise<number> => {
      const { data } = await site.visitor.query('league.table', question);
      return (data.standings as { goalsFor: number }[]).reduce((sum, { goalsFor }) => sum + goalsFor, 0);
    };
    for (let round = 0; round < 5; round += 1) {
      const before = await goals();
      await record({ homeGoals: 3, awayGoals: 1 });
      expect(await goals()).toBe(before + 4);
    }
  });

  test('is recorded once, however often the same request is sent, also concurrently', async () => {
    const commandId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => member.mutate('game.record', { ...anotherGame, commandId })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await typesOf(replies[0]?.data.id)).toEqual(['GameRecorded']);
    const later = await member.mutate('game.record', { ...anotherGame, commandId });
    expect(later.data).toEqual(replies[0]?.data);
  });

  test('is scheduled, started, scored, ended, confirmed by the other side, deleted and restored', async () => {
    const { homeGoals: _h, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = aGame;
    const { data } = await member.mutate('game.schedule', fixture);
    const about = { gameId: data.id, seasonId: 1 };
    const steps: readonly (readonly [Client, string, object])[] = [
      [member, 'reschedule', { date: '2021-11-21', time: null, venue: null, city: null }],
      [member, 'cancel', { reason: 'other' }],
      [member, 'reinstate', {}],
      [member, 'start', {}],
      [member, 'changeLiveScore', { homeGoals: 1, awayGoals: 0, period: 2 }],
      [member, 'recordResult', result],
      [other, 'disputeResult', { side: 'away', reason: 'typing-error' }],
      [other, 'withdrawConfirmation', { side: 'away' }],
      [other, 'confirmResult', { side: 'away' }],
      [member, 'correctResult', { ...result, homeGoals: 6, reason: 'typing-error' }],
      [member, 'correctTeams', { homeTeamId: 3, awayTeamId: 5, reason: 'wrong-teams' }],
      [member, 'correctPlacement', { stage: 'final', group: null, reason: 'typing-error' }],
      [member, 'withdrawResult', { reason: 'typing-error' }],
      [member, 'delete', { reason: 'duplicate' }],
      [member, 'restore', {}],
    ];
    for (const [client, name, input] of steps)
      expect(await client.mutate(`game.${name}`, { ...about, ...input }), name).toMatchObject({
        status: 200,
        data: { upToDate: true },
      });
    expect(await typesOf(data.id)).toHaveLength(steps.length + 1);
  });

  test('is merged into the other when it is a duplicate', async () => {
    const [original, twice] = [await record(), await record()];
    const merge = { ...twice, into: original.gameId };
    expect(await member.mutate('game.merge', { ...merge, into: 999_999 })).toMatchObject({
      code: 'game/unknown',
      field: 'into',
    });
    expect(await member.mutate('game.merge', merge)).toMatchObject({ status: 200 });
    expect(await typesOf(twice.gameId)).toEqual(['GameRecorded', 'GameMerged']);
  });
});

describe('invalid input', () => {
  test.each([
    ['an unknown season', { seasonId: 9 }, 'season/unknown', 'seasonId'],
    ['a day outside the season', { date: '2022-08-20' }, 'game/date-outside-season', 'date'],
    ['an unknown league', { leagueId: 99 }, 'league/unknown', 'leagueId'],
    ['a league of another season', { leagueId: 21 }, 'league/unknown', 'leagueId'],
    ['a league of another category', { leagueId: 12 }, 'league/other-category', 'categoryId'],
    ['a team that is not entered', { awayTeamId: 2 }, 'league/team-not-entered', 'awayTeamId'],
    ['an unknown team', { homeTeamId: 77 }, 'team/unknown', 'homeTeamId'],
    ['a team against itself', { awayTeamId: 1 }, 'game/same-team', 'awayTeamId'],
    [
      'an inter-league game across categories',
      { leagueId: null, awayTeamId: 2 },
      'team/other-category',
      'awayTeamId',
    ],
    [
      'a tournament the teams are not in',
      { leagueId: null, tournamentId: 1 },
      'tournament/team-not-entered',
      'homeTeamId',
    ],
    ['two competitions', { tournamentId: 1 }, 'tournament/team-not-entered', 'homeTeamId'],
    ['too many goals', { homeGoals: 51 }, 'request/invalid', 'homeGoals'],
    ['a shoot-out won by two', { decidedIn: 'shootout' }, 'game/shootout-needs-one-goal', 'homeGoals'],
    ['no command id', { commandId: 'once' }, 'request/invalid', 'commandId'],
  ])('%s is refused with its field', async (_what, change, code, field) => {
    const head = await site.log.head();
    expect(await member.mutate('game.record', { ...anotherGame, ...change })).toMatchObject({ code, field });
    expect(await site.log.head()).toBe(head);
  });

  test('an inter-league game of one category is accepted', async () => {
    expect(await member.mutate('game.record', { ...anotherGame, leagueId: null })).toMatchObject({
      status: 200,
    });
  });
});

describe('the form of a game', () => {
  test('changes teams, date and result together; a repeated request changes nothing', async () => {
    const about = await record();
    const save = {
      ...about,
      commandId: randomUUID(),
      ifRevision: '0',
      reason: 'typing-error',
      teams: { homeTeamId: 3, awayTeamId: 1 },
      occasion: { date: '2021-11-22', time: null, venue: null, city: null },
      result,
    };
    const first = await member.mutate('game.edit', save);
    expect(first).toMatchObject({ status: 200, data: { revision: '3', upToDate: true } });
    expect((await member.mutate('game.edit', save)).data).toEqual(first.data);
    const types = ['GameRecorded', 'GameTeamsCorrected', 'GameRescheduled', 'ResultCorrected'];
    expect(await typesOf(about.gameId)).toEqual(types);
  });

  test('is saved as a whole or not at all', async () => {
    const about = await record();
    const save = { ...about, ifRevision: '0', reason: 'other' };
    const occasion = { date: '2021-11-23', time: null, venue: null, city: null };
    const wrong = { ...result, decidedIn: 'shootout' };
    expect(await member.mutate('game.edit', { ...save, occasion, result: wrong })).toMatchObject({
      code: 'game/shootout-needs-one-goal',
    });
    expect(await typesOf(about.gameId)).toEqual(['GameRecorded']);
  });

  test('requires a reason for corrections', async () => {
    const about = await record();
    expect(await member.mutate('game.edit', { ...about, ifRevision: '0', result })).toMatchObject({
      code: 'request/invalid',
      field: 'reason',
    });
  });

  test('returns the conflict when another member changed the game', async () => {
    const about = await record();
    await other.mutate('game.correctResult', { ...about, ...result, reason: 'typing-error' });
    const save = { ...about, ifRevision: '0', reason: 'typing-error', result: { ...result, homeGoals: 9 } };
    const refused = await member.mutate('game.edit', { ...save, lang: 'en' });
    expect(refused).toMatchObject({ status: 412, code: 'stream/conflict' });
    expect(refused.conflict).toMatchObject({
      revision: '1',
      by: 'Pivot',
      changes: [{ field: 'homeGoals', before: 4, after: 5 }],
    });
    expect(await member.mutate('game.edit', { ...save, ifRevision: '1' })).toMatchObject({ status: 200 });
  });
});

describe('a weekend of games', () => {
  test('refuses invalid rows with their field, and records every other row once', async () => {
    const games = Array.from({ length: 30 }, (_, i) => ({
      ...aGame,
      commandId: randomUUID(),
      date: `2022-03-${String(i + 1).padStart(2, '0')}`,
      homeGoals: i === 7 ? 77 : i % 9,
      ...(i === 11 && { awayTeamId: 2 }),
    }));
    const first = await member.mutate('game.saveMany', { games, lang: 'en' });
    const saved = first.data.games as { written: { id: number } | null; refused: object | null }[];
    expect(saved).toHaveLength(30);
    expect(saved[7]?.refused).toMatchObject({ code: 'request/invalid', field: 'homeGoals' });
    expect(saved[11]?.refused).toMatchObject({ code: 'league/team-not-entered', field: 'awayTeamId' });
    expect(saved.filter(({ written }) => written)).toHaveLength(28);
    // The connection dropped before the response: all games are sent again.
    expect((await member.mutate('game.saveMany', { games, lang: 'en' })).data).toEqual(first.data);
    for (const { written } of saved) if (written) expect(await typesOf(written.id)).toEqual(['GameRecorded']);
  });

  type Saved = {
    readonly written: { readonly id: number } | null;
    readonly refused: { readonly code: string; readonly there: string | null } | null;
  };
  const saveAll = async (...changes: readonly object[]): Promise<readonly Saved[]> => {
    const games = changes.map((change) => ({ ...aGame, commandId: randomUUID(), ...change }));
    return (await member.mutate<{ games: readonly Saved[] }>('game.saveMany', { games })).data.games;
  };

  test('records no game twice: an existing one is displayed, unless a second one is intended', async () => {
    const { gameId } = await record({ date: '2022-02-05', time: null });
    const [refused] = await saveAll({ date: '2022-02-05', homeTeamId: 3, awayTeamId: 1, time: '10:00' });
    expect(refused).toMatchObject({
      written: null,
      refused: { code: 'game/already-there', there: `/fr/2021-2022/g-${gameId}` },
    });
    const [again] = await saveAll({ date: '2022-02-05', again: true });
    expect(again?.refused).toBeNull();
  });

  test('refuses the second of two equal rows, and accepts both games of a day with two', async () => {
    const day = { date: '2022-02-06' };
    const [first, second] = await saveAll({ ...day, time: '10:00' }, { ...day, time: '10:15' });
    expect([first?.refused, second?.refused?.code]).toEqual([null, 'game/already-there']);
    const [later] = await saveAll({ ...day, time: '15:00' });
    expect(later?.refused).toBeNull();
  });

  test('records the result of a scheduled game once, however often it is sent', async () => {
    const fixture = Object.fromEntries(Object.entries(aGame).filter(([name]) => !(name in result)));
    const scheduled = await member.mutate('game.schedule', { ...fixture, date: '2022-02-12' });
    const line = { date: '2022-02-12', time: null, commandId: randomUUID() };
    const first = await saveAll(line);
    expect(first[0]?.written?.id).toBe(scheduled.data.id);
    expect(await saveAll(line)).toEqual(first);
    expect(await typesOf(scheduled.data.id)).toEqual(['GameScheduled', 'ResultRecorded']);
  });

  test('has at most a hundred games', async () => {
    const games = Array.from({ length: 101 }, () => ({ ...aGame, commandId: randomUUID() }));
    expect(await member.mutate('game.saveMany', { games })).toMatchObject({
      code: 'request/invalid',
      field: 'games',
    });
  });
});
