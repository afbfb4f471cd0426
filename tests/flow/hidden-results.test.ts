import { randomUUID } from 'node:crypto';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import type { ChangesOutput } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import type { NotificationsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { findMember } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { digestMail } from '@rondelle/reactor/mail/digest-mail.ts';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Client;
let member: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite();
  [admin, member] = [
    await site.member('Patronne', 'admin'),
    await site.member('Ailière', 'specialSupervisor'),
  ];
  await admin.mutate('season.choose', { seasonId: 1 });
});
afterAll(() => site?.stop());

/** Sets the policy of category 1, with odd teams. Category 2, with even teams, hides nothing. */
const choose = async (shows: CategoryPolicy): Promise<void> => {
  const { message } = await admin.mutate('category.choosePolicy', { categoryId: 1, shows });
  expect(message).toBeNull();
};
let day = 0;
const record = async (more: object = {}) => {
  day += 1;
  const date = new Date(Date.UTC(2021, 10, day)).toISOString().slice(0, 10);
  const { data, message } = await member.mutate('game.record', { ...anotherGame, date, ...more });
  expect(message).toBeNull();
  return { gameId: Number(data['id']), position: String(data['position']), date };
};
const valuesIn = ({ seasons, allTime, asOf }: ChangesOutput) => ({
  tables:
    asOf.length +
    allTime.streaks.length +
    allTime.feats.length +
    seasons.flatMap((one) => [...one.ranks, ...one.streaks, ...one.feats, ...one.records]).length,
  ratings: seasons.flatMap(({ ratings }) => ratings).length,
});
const preview = async (procedure: string, input: object) => {
  const { data, message } = await member.mutate<ChangesOutput>('preview.changes', { procedure, input });
  expect(message).toBeNull();
  return valuesIn(data);
};

describe.each([
  ['schedule', false, false],
  ['scores', false, false],
  ['tables', true, false],
  ['everything', true, true],
] as const)('with a category of the policy: %s', (shows, tables, ratings) => {
  beforeAll(() => choose(shows));
  const expectNoMore = (output: { tables: number; ratings: number }) => {
    expect([output.tables > 0, output.ratings > 0]).toEqual([tables, ratings]);
  };

  test('previews of a deletion, of an undo and of a new date omit hidden tables and ratings', async () => {
    const { gameId, position } = await record({ homeGoals: 9, awayGoals: 0 });
    const ids = { gameId, seasonId: 1 };
    const back = [
      await preview('game.delete', { ...ids, reason: 'duplicate' }),
      await preview('history.undo', { position }),
    ];
    for (const output of back)
      expect([output.tables > 0, output.ratings > 0 && !ratings]).toEqual([tables, false]);
    const occasion = { date: '2022-02-01', time: null, venue: null, city: null };
    const output = await preview('game.edit', { ...ids, ifRevision: '0', reason: 'other', occasion });
    expect(output.tables > 0).toBe(tables);
  });

  test('the plan of an import omits hidden tables and ratings', async () => {
    const importId = randomUUID();
    const request = {
      importId,
      season: '2021-2022',
      leagueId: 11,
      rows: 1,
      headings: 'Date',
      columns: ['date'],
    };
    await member.mutate('imports.begin', request);
    const output: Record<string, string> = {
      home: 'Équipe 1',
      away: 'Équipe 3',
      homeGoals: '8',
      awayGoals: '0',
    };
    const date = `2022-01-${String((day += 1)).padStart(2, '0')}`;
    const cells = sheetColumns.map((column) => (column === 'date' ? date : (output[column] ?? '')));
    await member.mutate('imports.addRows', { importId, from: 0, rows: [{ line: 2, cells }] });
    const answers = { leagues: [], teams: [], again: false };
    const { data } = await member.mutate<ImportPlan>('imports.plan', { importId, answers });
    expect(data.counts.added).toBe(1);
    if (data.changes) expectNoMore(valuesIn(data.changes));
    else expect.unreachable('nothing was previewed');
  });

  test('a write conflict contains a score only when scores are visible', async () => {
    const { gameId, date } = await record();
    const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = aGame;
    const result = { homeGoals: 7, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
    await admin.mutate('game.correctResult', { gameId, seasonId: 1, ...result, reason: 'typing-error' });
    const late = { gameId, seasonId: 1, date, time: null, venue: null, city: null, ifRevision: '0' };
    const { conflict, code } = await member.mutate('game.reschedule', late);
    expect(code).toBe('stream/conflict');
    expect((conflict as WriteConflict).by).toBe('Patronne');
    expect((conflict as WriteConflict).changes).toEqual(
      shows === 'schedule' ? [] : [{ field: 'homeGoals', before: homeGoals, after: 7 }],
    );
  });

  test('the review queue states how unlikely a score is only when forecasts are visible', async () => {
    const { gameId } = await record();
    // The reactor flags the game too.
    const flag = () =>
      site.pool.query(
        `INSERT INTO moderation.flags (kind, "entityId", revision, position, "seasonId", "actorId", "recordedAt",
           reasons, weight, expected, actual)
         SELECT 'game', $1, 0, position, 1, "actorId", "recordedAt", ARRAY['far-from-expected'], 9, 1.5, -40
         FROM activity_log WHERE kind = 'game' AND "entityId" = $1
         ON CONFLICT (kind, "entityId", revision) DO UPDATE SET expected = 1.5, actual = -40`,
        [gameId],
      );
    const weighed = async () => {
      await flag();
      const { data } = await admin.query<ReviewOutput>('moderation.queue', { lang: 'fr' });
      return data.entries.find(({ entry }) => entry.kind === 'game' && entry.subject.id === gameId)?.score;
    };
    await expect.poll(weighed).toEqual(ratings ? { expected: 1.5, actual: -40 } : null);
  });

  test('the goals of a live game can be recorded only when scores are visible', async () => {
    const { homeGoals: _h, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = anotherGame;
    day += 1;
    const date = new Date(Date.UTC(2021, 10, day)).toISOString().slice(0, 10);
    const { data } = await member.mutate('game.schedule', { ...fixture, date });
    const about = { gameId: Number(data['id']), seasonId: 1 };
    const scoring = (homeGoals: number) =>
      member.mutate('game.changeLiveScore', { ...about, homeGoals, awayGoals: 0, period: 1 });
    await member.mutate('game.start', about);
    await choose('everything');
    const goals = [await scoring(1), await scoring(2), await scoring(3)];
    await choose(shows);
    // Live connections and the number of changes would reveal each goal, so none is recorded.
    expect((await scoring(4)).code).toBe(shows === 'schedule' ? 'game/scores-hidden' : null);
    const counted = async (query: string, input: object) => {
      const { data: listed } = await site.visitor.query(query, { lang: 'fr', ...input });
      return [...JSON.stringify(listed['history'] ?? listed['entries']).matchAll(/"LiveScoreChanged"/g)]
        .length;
    };
    const visibleGoals = shows === 'schedule' ? 0 : 4;
    expect(await counted('game.history', { gid: about.gameId })).toBe(visibleGoals);
    // The season also has the goals of the other policies' games.
    const inSeason = await counted('activity.list', { sid: '2021-2022', action: 'LiveScoreChanged' });
    expect(inSeason > 0).toBe(visibleGoals > 0);
    const event = await site.visitor.query('history.event', { event: goals[1]?.data['position'] });
    expect(event.status).toBe(visibleGoals === 0 ? 404 : 200);
  });

  test('notifications from before the policy contain no more than it allows', async () => {
    await choose('everything');
    const { gameId } = await record();
    const about = {
      of: 'game',
      gameId,
      seasonId: 1,
      leagueId: 11,
      tournamentId: null,
      categoryId: 1,
      homeTeamId: 1,
      awayTeamId: 3,
      date: '2021-11-20',
      time: null,
      decidedIn: 'overtime',
      forfeitedBy: null,
      scoredBy: null,
      score: { home: 5, away: 4 },
      before: { home: 7, away: 6 },
    };
    const rank = { of: 'rank', seasonId: 1, leagueId: 11, teamId: 1, from: 9, to: 8, outOf: 12 };
    const news = [
      [['final'], { ...about, action: 'ResultRecorded' }],
      [['correction'], { ...about, action: 'ResultCorrected' }],
      [['goal'], { ...about, action: 'LiveScoreChanged', scoredBy: 'home' }],
      [['rank'], rank],
    ];
    await site.pool.query('DELETE FROM notifications.notifications');
    for (const [at, [kinds, one]] of news.entries())
      await site.pool.query(
        `INSERT INTO notifications.notifications ("memberId", source, kinds, about, at, "isListed", "isForMail", "mailId")
         VALUES ($1, $2, $3, $4, now(), true, true, 1)`,
        [member.id, `told-${at}`, kinds, JSON.stringify(one)],
      );
    await choose(shows);
    const { data } = await member.query<NotificationsOutput>('notification.list', { lang: 'fr' });
    const accounts = createDb<AccountTables>(site.pool);
    const settings = { digest: 'daily', quiet: null, hidesScores: false, showsPresence: false };
    await member.mutate('notification.chooseSettings', { lang: 'fr', ...settings });
    const to = await findMember(accounts, member.id);
    const mail = to && (await digestMail(accounts, 'https://a.test', to, '1'));
    for (const text of [JSON.stringify(data.notifications), mail?.text ?? '']) {
      expect(text).not.toBe('');
      expect(/5 – 4/u.test(text)).toBe(shows !== 'schedule');
      expect(/7 – 6/u.test(text)).toBe(shows !== 'schedule');
      expect(/rang 9/u.test(text)).toBe(tables);
    }
    const listedKinds = data.notifications.map(({ kinds: [kind] }) => kind);
    expect(listedKinds.includes('goal')).toBe(shows !== 'schedule');
    // The count agrees with the list.
    expect(data.unread).toBe(listedKinds.length);
    expect((await member.query<{ unread: number }>('notification.count', { lang: 'fr' })).data.unread).toBe(
      listedKinds.length,
    );
    expect(mail?.text).not.toContain('de plus');
    expect(listedKinds).toEqual(expect.arrayContaining(['final', 'correction', 'rank']));
    expect(data.notifications.find(({ kinds: [kind] }) => kind === 'correction')?.title).not.toMatch(
      /retiré/u,
    );
  });
});
