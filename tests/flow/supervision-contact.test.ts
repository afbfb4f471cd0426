import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originOf } from './client.ts';
import { startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';

let site: SupervisionSite;
beforeAll(async () => {
  site = await startSupervisionSite();
});
afterAll(() => site.stop());

/** As a form that was open for `waited` milliseconds. */
const letterTo = async (suid: number, more: object = {}, waited = 3_100) => {
  const { data } = await site.visitor.ask('supervision.contactTicket', { suid });
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
  let english: Supervisor;
  beforeAll(async () => {
    english = await site.member('Gwen', 'en');
    await english.tell('supervision.join', { kind: 'league', id: 12 });
  });

  test('reaches them in their language, and neither learns the other’s address', async () => {
    const sent = await site.visitor.tell('supervision.contact', await letterTo(english.number));
    expect(sent).toMatchObject({ status: 200, data: { sent: true } });
    expect(JSON.stringify(sent)).not.toContain('secret.example');
    const mail = await site.mailTo(english.email);
    expect(mail.text).toContain('Hello Gwen');
    expect(mail.text).toContain('Une lectrice');
    expect(mail.text).toContain('> Le match de samedi');
    expect(mail.text).toContain('you cannot answer them');
    expect(JSON.stringify(await site.visitor.ask('supervision.get', { suid: english.number }))).not.toContain(
      'secret.example',
    );
  });

  test('gets an answer where they leave an address, and it goes once however often it is sent', async () => {
    const after = site.mail.received.length;
    const letter = {
      ...(await letterTo(english.number, { replyTo: 'lectrice@example.net' })),
      commandId: randomUUID(),
    };
    await site.visitor.tell('supervision.contact', letter);
    await site.visitor.tell('supervision.contact', letter);
    const mail = await site.mailTo(english.email, after);
    expect(JSON.stringify(mail)).toContain('lectrice@example.net');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(site.mail.received.length).toBe(after + 1);
  });

  test('is asked about hockey and a name unless they are members', async () => {
    const letter = await letterTo(english.number, { name: '', hockeyAnswer: '' });
    expect(await site.visitor.tell('supervision.contact', letter)).toMatchObject({
      status: 422,
      code: 'contact/name-missing',
      field: 'name',
    });
    expect(
      await site.visitor.tell('supervision.contact', { ...letter, name: 'X', hockeyAnswer: 'Canadiens' }),
    ).toMatchObject({ code: 'account/wrong-answer', field: 'hockeyAnswer' });
    const ina = await site.member('Ina');
    const after = site.mail.received.length;
    expect((await ina.tell('supervision.contact', letter)).status).toBe(200);
    const mail = await site.mailTo(english.email, after);
    expect(mail.text).toMatch(/The member .+Ina/);
    expect(JSON.stringify(mail)).not.toContain(ina.email);
  });

  test('must be a person: programs are refused, or told that all is well and thrown away', async () => {
    const after = site.mail.received.length;
    const hasty = await letterTo(english.number, {}, 0);
    expect(await site.visitor.tell('supervision.contact', hasty)).toMatchObject({ code: 'contact/too-fast' });
    expect(
      await site.visitor.tell('supervision.contact', { ...hasty, ticket: '1700000000000.x' }),
    ).toMatchObject({ code: 'contact/form-expired' });
    const trapped = await letterTo(english.number, { website: 'https://spam.example' });
    expect(await site.visitor.tell('supervision.contact', trapped)).toMatchObject({ data: { sent: true } });
    const tooShort = { ...trapped, website: '', message: 'Allo' };
    expect(await site.visitor.tell('supervision.contact', tooShort)).toMatchObject({
      code: 'contact/message-length',
      field: 'message',
    });
    const forged = { ...trapped, website: '', name: 'X\r\nBcc: tous@example.org' };
    expect(await site.visitor.tell('supervision.contact', forged)).toMatchObject({ field: 'name' });
    expect(site.mail.received.length).toBe(after);
  });

  test('writes to supervisors only, and not without end', async () => {
    const nobody = await site.member('Personne');
    expect(await site.visitor.ask('supervision.contactTicket', { suid: nobody.number })).toMatchObject({
      code: 'supervisor/unknown',
    });
    const letter = await letterTo(english.number);
    const codes: (string | null)[] = [];
    for (let i = 0; i < 12; i += 1)
      codes.push((await site.visitor.tell('supervision.contact', { ...letter, suid: english.number })).code);
    expect(codes.at(-1)).toBe('request/too-many');
    expect(codes[0]).toBeNull();
  });

  test('leaves nothing in the database once it has left', async () => {
    const waiting = () => site.pool.query('SELECT FROM accounts.outbox');
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 5_000 }).toBe(0);
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

describe('who writes without scripts', () => {
  let watcher: Supervisor;
  let path: string;
  beforeAll(async () => {
    await site.pool.query('DELETE FROM accounts.attempts');
    watcher = await site.member('Veilleuse');
    await watcher.tell('supervision.join', { kind: 'league', id: 12 });
    path = `/fr/s-${watcher.number}-veilleuse`;
  });

  type Posted = {
    values: Record<string, string>;
    faults: { field: string; code: string; message: string }[];
  };
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}, to = path) => {
    const response = await fetch(`${site.url}${to}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: originOf(site.url), ...headers },
      body: new URLSearchParams(fields),
    });
    const { status } = response;
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const posted = status !== 404 && type.includes('html') ? (JSON.parse(text) as Posted) : null;
    return { status, location: response.headers.get('location'), posted, headers: response.headers };
  };
  const ticket = async () =>
    (await site.visitor.ask<{ ticket: string }>('supervision.contactTicket', { suid: watcher.number })).data
      .ticket;
  const written = {
    name: 'Une lectrice',
    replyTo: '',
    message: 'Le match de samedi a fini 4 à 3.',
    hockeyAnswer: 'Washington',
    website: '',
  };

  test('gets the page again with what is wrong with each field, and nothing of what was written is lost', async () => {
    const fields = { ...written, name: ' ', message: 'Allo', hockeyAnswer: 'Canadiens', ticket: 'x' };
    const { status, posted, headers } = await post(fields);
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(posted?.faults.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'contact/name-missing'],
      ['message', 'contact/message-length'],
      ['hockeyAnswer', 'account/wrong-answer'],
    ]);
    expect(posted?.faults[0]?.message).toContain('60 caractères');
    expect(posted?.values).toEqual(fields);
    // One that was open for too long, or came without a ticket, gets a new one with the page.
    const late = await post(written);
    expect(late.posted).toMatchObject({
      faults: [{ field: null, code: 'contact/form-expired' }],
      values: written,
    });
    expect(late.posted?.values).not.toHaveProperty('ticket');
  });

  test('is told that the message has left, which it does once', async () => {
    const given = { ...written, ticket: await ticket() };
    const hasty = await post(given);
    expect(hasty.posted).toMatchObject({ faults: [{ code: 'contact/too-fast' }], values: given });
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    const after = site.mail.received.length;
    for (let i = 0; i < 2; i += 1)
      expect(await post(given)).toMatchObject({ status: 303, location: `${path}?sent=1` });
    expect((await site.mailTo(watcher.email, after)).text).toContain('> Le match de samedi');
    // Members are known, and asked for the message alone.
    const ina = await site.member('Odile');
    const { message, ticket: used } = given;
    const known = await post(
      { message: `${message} Merci !`, ticket: used },
      { cookie: `session=${ina.token}` },
    );
    expect(known).toMatchObject({ status: 303, location: `${path}?sent=1` });
    await expect.poll(() => site.mail.received.length).toBe(after + 2);
    expect(site.mail.received.at(-1)?.text).toContain('Odile');
  });

  test('writes from the site itself, and to supervisors alone', async () => {
    expect((await post(written, { origin: 'https://evil.example' })).status).toBe(403);
    const nobody = await site.member('Absente');
    const other = `/fr/s-${nobody.number}-absente`;
    const unknown = await post({ ...written, ticket: await ticket() }, {}, other);
    expect(unknown).toMatchObject({ status: 422, posted: { faults: [{ code: 'contact/form-expired' }] } });
    expect((await post(written, {}, '/fr/accueil')).status).toBe(404);
    expect(await post({ ...written, message: 'x'.repeat(20_000) })).toMatchObject({
      status: 303,
      location: path,
    });
  });
});
