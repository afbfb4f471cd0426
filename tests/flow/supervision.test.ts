import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';
import { anotherGame } from './writing-site.ts';

let site: SupervisionSite;
beforeAll(async () => {
  site = await startSupervisionSite();
});
afterAll(() => site?.stop());

const league = { kind: 'league', id: 11 } as const;
const tournament = { kind: 'tournament', id: 1 } as const;
const json = async (path: string): Promise<unknown> => (await fetch(`${site.url}/api/v1${path}`)).json();

describe('a supervisor', () => {
  let ada: Supervisor;
  beforeAll(async () => {
    ada = await site.member('Ada');
  });

  test('joins by one event, and is named on the pages of their competitions', async () => {
    expect(await ada.mutate('supervision.join', league)).toMatchObject({
      status: 200,
      data: { upToDate: true },
    });
    expect(await ada.mutate('supervision.join', league)).toMatchObject({ data: { position: null } });
    await ada.mutate('supervision.join', tournament);
    const named = [{ id: ada.number, username: 'Ada' }];
    const scope = '?sid=2021-2022&cid=1&rid=1';
    expect(await json(`/league${scope}`)).toMatchObject({ supervisors: named });
    expect(await json('/tournaments/1')).toMatchObject({ supervisors: named });
    expect(await json('/teams/1?sid=2021-2022')).toMatchObject({ supervisors: named });
    expect(await json('/seasons/2021-2022')).toMatchObject({ supervisors: named });
    expect(await json('/seasons/2022-2023')).toMatchObject({ supervisors: [] });
    const { rows } = await site.pool.query(
      `SELECT type FROM eventlog.events WHERE data->>'memberId' = $1 ORDER BY position`,
      [ada.id],
    );
    expect(rows).toEqual([{ type: 'LeagueSupervisorJoined' }, { type: 'TournamentSupervisorJoined' }]);
  });

  test('is listed by season and category, and has a page in both languages', async () => {
    for (const lang of ['fr', 'en']) {
      const { data } = await site.visitor.query('supervision.list', { lang, sid: '2021-2022' });
      expect(data).toMatchObject({
        supervisors: [
          {
            supervisor: { id: ada.number, username: 'Ada' },
            path: `/${lang}/s-${ada.number}-ada`,
            leagues: [{ id: 11 }],
            tournaments: [{ id: 1 }],
          },
        ],
      });
    }
    const other = await site.visitor.query('supervision.list', { sid: '2021-2022', cid: 2 });
    expect(other.data).not.toMatchObject({ supervisors: [{ leagues: [{ id: 11 }] }] });
    expect(await json(`/supervisors/${ada.number}?lang=en`)).toMatchObject({
      supervisor: { id: ada.number, username: 'Ada' },
      seasons: [{ season: { slug: '2021-2022' }, leagues: [{ id: 11 }], tournaments: [{ id: 1 }] }],
    });
    expect(await json('/supervisors/999999?lang=fr')).toMatchObject({
      type: 'supervisor/unknown',
      title: 'superviseur introuvable',
      parameter: 'suid',
    });
    expect(await json('/supervisors/999999?lang=en')).toMatchObject({ title: 'supervisor not found' });
  });

  test('has more permissions in their competitions than other members, but not elsewhere', async () => {
    const bea = await site.member('Bea');
    const ruled = { leagueId: 11, seasonId: 1, order: [], teamIds: [1, 3] };
    expect(await bea.mutate('league.recordDraw', ruled)).toMatchObject({ code: 'permission/denied' });
    expect(await ada.mutate('league.recordDraw', ruled)).toMatchObject({ code: 'permission/denied' });
    await site.accept(ada.number, league);
    expect((await ada.mutate('league.recordDraw', ruled)).code).not.toBe('permission/denied');
    expect(await ada.mutate('league.recordDraw', { ...ruled, leagueId: 12 })).toMatchObject({
      code: 'permission/denied',
    });
    expect((await ada.query('following.status', league)).data).toEqual({
      liked: false,
      supervised: true,
      waits: false,
      mayAccept: true,
    });
  });

  test('sees disputed results of their competitions on the dashboard', async () => {
    const [eva, noa] = [await site.member('Eva'), await site.member('Noa')];
    const gameId = Number((await eva.mutate('game.record', { ...anotherGame, time: '06:45' })).data['id']);
    const output = { gameId, seasonId: 1, side: 'away' };
    await noa.mutate('game.disputeResult', { ...output, reason: 'typing-error' });
    const { data } = await ada.query('dashboard.get', { lang: 'fr' });
    expect(data).toMatchObject({
      supervisor: { status: true, path: `/fr/s-${ada.number}-ada`, leagues: [{ id: 11 }] },
      disputed: [{ id: gameId, confirmation: { status: 'disputed', by: 'away' } }],
    });
    // Neither the member who recorded the result nor another one settles a dispute: a supervisor does.
    const mia = await site.member('Mia');
    expect(await eva.mutate('game.withdrawConfirmation', output)).toMatchObject({ code: 'game/own-result' });
    expect(await mia.mutate('game.withdrawConfirmation', output)).toMatchObject({
      code: 'game/said-by-another',
    });
    expect(await mia.mutate('game.confirmResult', output)).toMatchObject({ code: 'game/disputed' });
    expect((await ada.mutate('game.confirmResult', output)).status).toBe(200);
    expect((await ada.query('dashboard.get', { lang: 'fr' })).data).toMatchObject({ disputed: [] });
  });

  test('can leave', async () => {
    await ada.mutate('supervision.leave', league);
    expect(await json('/league?sid=2021-2022&cid=1&rid=1')).toMatchObject({ supervisors: [] });
    expect((await ada.query('following.status', league)).data).toMatchObject({ supervised: false });
  });

  test('needs an account and an existing competition', async () => {
    expect(await ada.mutate('supervision.join', { kind: 'league', id: 99_999 })).toMatchObject({
      code: 'league/unknown',
      field: 'id',
    });
    expect(await site.visitor.mutate('supervision.join', league)).toMatchObject({ code: 'session/required' });
  });
});

describe('a supervisor who deletes their account', () => {
  test('is not named any more, and the log records that they left', async () => {
    const lou = await site.member('Loup-Garou');
    await lou.mutate('supervision.join', { kind: 'league', id: 21 });
    const page = `/fr/2022-2023/c-1-m11/r-1-montreal`;
    const text = async (url: string) => (await fetch(site.url + url)).text();
    expect(await json('/league?sid=2022-2023&cid=1&rid=1')).toMatchObject({
      supervisors: [{ username: 'Loup-Garou' }],
    });
    await text(page);
    await lou.mutate('account.erase', { what: 'account', currentPassword: password });
    await site.settled();
    expect(await json('/league?sid=2022-2023&cid=1&rid=1')).toMatchObject({ supervisors: [] });
    expect(await json(`/supervisors/${lou.number}`)).toMatchObject({ type: 'supervisor/unknown' });
    const { rows } = await site.pool.query(
      `SELECT type FROM eventlog.events WHERE data->>'memberId' = $1 ORDER BY position`,
      [lou.id],
    );
    expect(rows).toEqual([
      { type: 'LeagueSupervisorJoined' },
      { type: 'LeagueSupervisorLeft' },
      { type: 'MemberErased' },
    ]);
  });
});

test('a newcomer may supervise three competitions a day, not a whole season', async () => {
  const newcomer = await site.member('Ambitieuse');
  const scope = [11, 12, 21].map((id) => ({ kind: 'league', id }));
  for (const one of scope) expect((await newcomer.mutate('supervision.join', one)).status).toBe(200);
  const refused = await newcomer.mutate('supervision.join', { kind: 'tournament', id: 1 });
  expect(refused).toMatchObject({ status: 429, code: 'request/too-many' });
  for (const one of scope) expect((await newcomer.mutate('supervision.leave', one)).status).toBe(200);
});
