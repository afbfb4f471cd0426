import { randomUUID } from 'node:crypto';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import { addMember } from '@rondelle/infra/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/infra/accounts/password-hash.ts';
import { openSession } from '@rondelle/infra/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsSite, startAccountsSite } from './accounts-site.ts';
import { clientOf } from './client.ts';

const password = 'glace-bleue-et-bâtons';
let site: AccountsSite;
let passwordHash: string;
const accounts = () => createDb<AccountTables>(site.pool);

const member = async (username: string, language: Language = 'fr') => {
  const email = `${username.toLowerCase()}@secret.example`;
  const added = await addMember(accounts(), { username, email, passwordHash, language, verified: true });
  if ('taken' in added) throw new Error(`${username} is taken`);
  const { token } = await openSession(accounts(), added.id, 'site', 'test');
  const { rows } = await site.pool.query<{ number: number }>(
    'SELECT number FROM accounts.members WHERE id = $1',
    [added.id],
  );
  return { id: added.id, number: rows[0]?.number ?? 0, email, ...clientOf(site.url, token) };
};
type Member = Awaited<ReturnType<typeof member>>;

const league = { kind: 'league', id: 11 } as const;
const tournament = { kind: 'tournament', id: 1 } as const;
const json = async (path: string): Promise<unknown> => (await fetch(`${site.url}/api/v1${path}`)).json();
const visitor = () => clientOf(site.url, null);

beforeAll(async () => {
  site = await startAccountsSite();
  passwordHash = await createPasswordHasher().hash(password);
  for (const kind of ['league', 'tournament', 'game'] as const) await reserveIds(site.log, kind, 1_000);
});
afterAll(() => site.stop());

describe('a member who supervises', () => {
  let ada: Member;
  beforeAll(async () => {
    ada = await member('Ada');
  });

  test('becomes it by an event, once, and is named on the pages of what they supervise', async () => {
    expect(await ada.tell('supervision.join', league)).toMatchObject({
      status: 200,
      data: { upToDate: true },
    });
    expect(await ada.tell('supervision.join', league)).toMatchObject({ data: { position: null } });
    await ada.tell('supervision.join', tournament);
    const named = [{ id: ada.number, username: 'Ada' }];
    const asked = '?sid=2021-2022&cid=1&rid=1';
    expect(await json(`/league${asked}`)).toMatchObject({ supervisors: named });
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

  test('is found by season and category, and has a page, in both languages', async () => {
    for (const lang of ['fr', 'en']) {
      const { data } = await visitor().ask('supervision.list', { lang, sid: '2021-2022' });
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
    const other = await visitor().ask('supervision.list', { sid: '2021-2022', cid: 2 });
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

  test('may then do there what other members may not, and elsewhere not', async () => {
    const bea = await member('Bea');
    const ruled = { leagueId: 11, seasonId: 1, order: [], teamIds: [1, 3] };
    expect(await bea.tell('league.recordDraw', ruled)).toMatchObject({ code: 'permission/denied' });
    expect((await ada.tell('league.recordDraw', ruled)).code).not.toBe('permission/denied');
    expect(await ada.tell('league.recordDraw', { ...ruled, leagueId: 12 })).toMatchObject({
      code: 'permission/denied',
    });
    expect((await ada.ask('following.status', league)).data).toEqual({ liked: false, supervised: true });
  });

  test('sees on the dashboard what is disputed there', async () => {
    const game = {
      seasonId: 1,
      categoryId: 1,
      leagueId: 11,
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 3,
      date: '2021-11-20',
      time: '06:45',
      venue: null,
      city: null,
      homeGoals: 4,
      awayGoals: 2,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    };
    const [eva, noa] = [await member('Eva'), await member('Noa')];
    const gameId = Number((await eva.tell('game.record', game)).data['id']);
    const said = { gameId, seasonId: 1, side: 'away' };
    await noa.tell('game.disputeResult', { ...said, reason: 'typing-error' });
    const { data } = await ada.ask('dashboard.get', { lang: 'fr' });
    expect(data).toMatchObject({
      supervisor: { status: true, path: `/fr/s-${ada.number}-ada`, leagues: [{ id: 11 }] },
      disputed: [{ id: gameId, confirmation: { status: 'disputed', by: 'away' } }],
    });
    expect((await ada.tell('game.confirmResult', said)).status).toBe(200);
    expect((await ada.ask('dashboard.get', { lang: 'fr' })).data).toMatchObject({ disputed: [] });
  });

  test('ceases to be it', async () => {
    await ada.tell('supervision.leave', league);
    expect(await json('/league?sid=2021-2022&cid=1&rid=1')).toMatchObject({ supervisors: [] });
    expect((await ada.ask('following.status', league)).data).toMatchObject({ supervised: false });
  });

  test('and nobody becomes it of what does not exist, or without an account', async () => {
    expect(await ada.tell('supervision.join', { kind: 'league', id: 99_999 })).toMatchObject({
      code: 'league/unknown',
      field: 'id',
    });
    expect(await visitor().tell('supervision.join', league)).toMatchObject({ code: 'session/required' });
  });
});

describe('a supervisor who deletes the account', () => {
  test('is named nowhere any more, and the log says that they left', async () => {
    const lou = await member('Loup-Garou');
    await lou.tell('supervision.join', { kind: 'league', id: 21 });
    const page = `/fr/2022-2023/c-1-m11/r-1-montreal`;
    const text = async (url: string) => (await fetch(site.url + url)).text();
    expect(await json('/league?sid=2022-2023&cid=1&rid=1')).toMatchObject({
      supervisors: [{ username: 'Loup-Garou' }],
    });
    await text(page);
    await lou.tell('account.erase', { what: 'account', currentPassword: password });
    for (let i = 0; i < 100; i += 1) {
      const { rowCount } = await site.pool.query('SELECT FROM supervisions WHERE member_id = $1', [lou.id]);
      if (rowCount === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
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

/** As a form that was open for `waited` milliseconds. */
const letterTo = async (suid: number, more: object = {}, waited = 3_100) => {
  const { data } = await visitor().ask('supervision.contactTicket', { suid });
  await new Promise((resolve) => setTimeout(resolve, waited));
  return {
    suid,
    ticket: data['ticket'],
    name: 'Une lectrice',
    replyTo: '',
    message: 'Le match de samedi a fini 4 à 3.\nMerci !',
    hockeyAnswer: 'Washington',
    website: '',
    ...more,
  };
};

describe('who writes to a supervisor', () => {
  let english: Member;
  beforeAll(async () => {
    english = await member('Gwen', 'en');
    await english.tell('supervision.join', { kind: 'league', id: 12 });
  });

  test('reaches them in their language, and neither learns the other’s address', async () => {
    const sent = await visitor().tell('supervision.contact', await letterTo(english.number));
    expect(sent).toMatchObject({ status: 200, data: { sent: true } });
    expect(JSON.stringify(sent)).not.toContain('secret.example');
    const mail = await site.mailTo(english.email);
    expect(mail.text).toContain('Hello Gwen');
    expect(mail.text).toContain('Une lectrice');
    expect(mail.text).toContain('> Le match de samedi');
    expect(mail.text).toContain('you cannot answer them');
    expect(JSON.stringify(await visitor().ask('supervision.get', { suid: english.number }))).not.toContain(
      'secret.example',
    );
  });

  test('gets an answer where they leave an address, and it goes once however often it is sent', async () => {
    const after = site.mail.received.length;
    const letter = {
      ...(await letterTo(english.number, { replyTo: 'lectrice@example.net' })),
      commandId: randomUUID(),
    };
    await visitor().tell('supervision.contact', letter);
    await visitor().tell('supervision.contact', letter);
    const mail = await site.mailTo(english.email, after);
    expect(JSON.stringify(mail)).toContain('lectrice@example.net');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(site.mail.received.length).toBe(after + 1);
  });

  test('is asked about hockey and a name unless they are members', async () => {
    const letter = await letterTo(english.number, { name: '', hockeyAnswer: '' });
    expect(await visitor().tell('supervision.contact', letter)).toMatchObject({
      status: 422,
      code: 'contact/name-missing',
      field: 'name',
    });
    expect(
      await visitor().tell('supervision.contact', { ...letter, name: 'X', hockeyAnswer: 'Canadiens' }),
    ).toMatchObject({ code: 'account/wrong-answer', field: 'hockeyAnswer' });
    const ina = await member('Ina');
    const after = site.mail.received.length;
    expect((await ina.tell('supervision.contact', letter)).status).toBe(200);
    const mail = await site.mailTo(english.email, after);
    expect(mail.text).toMatch(/The member .+Ina/);
    expect(JSON.stringify(mail)).not.toContain(ina.email);
  });

  test('must be a person: programs are refused, or told that all is well and thrown away', async () => {
    const after = site.mail.received.length;
    const hasty = await letterTo(english.number, {}, 0);
    expect(await visitor().tell('supervision.contact', hasty)).toMatchObject({ code: 'contact/too-fast' });
    expect(
      await visitor().tell('supervision.contact', { ...hasty, ticket: '1700000000000.x' }),
    ).toMatchObject({ code: 'contact/form-expired' });
    const trapped = await letterTo(english.number, { website: 'https://spam.example' });
    expect(await visitor().tell('supervision.contact', trapped)).toMatchObject({ data: { sent: true } });
    const tooShort = { ...trapped, website: '', message: 'Allo' };
    expect(await visitor().tell('supervision.contact', tooShort)).toMatchObject({
      code: 'contact/message-length',
      field: 'message',
    });
    const forged = { ...trapped, website: '', name: 'X\r\nBcc: tous@example.org' };
    expect(await visitor().tell('supervision.contact', forged)).toMatchObject({ field: 'name' });
    expect(site.mail.received.length).toBe(after);
  });

  test('writes to supervisors only, and not without end', async () => {
    const nobody = await member('Personne');
    expect(await visitor().ask('supervision.contactTicket', { suid: nobody.number })).toMatchObject({
      code: 'supervisor/unknown',
    });
    const letter = await letterTo(english.number);
    const codes: (string | null)[] = [];
    for (let i = 0; i < 12; i += 1)
      codes.push((await visitor().tell('supervision.contact', { ...letter, suid: english.number })).code);
    expect(codes.at(-1)).toBe('request/too-many');
    expect(codes[0]).toBeNull();
  });

  test('leaves nothing in the database', async () => {
    const { rows } = await site.pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      const found = await site.pool.query(`SELECT FROM ${name} t WHERE to_jsonb(t)::text LIKE ANY ($1)`, [
        ['%lectrice%', '%samedi a fini%', '%example.net%'],
      ]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });
});
