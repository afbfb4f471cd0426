import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originOf } from './client.ts';
import { startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';

let site: SupervisionSite;
beforeAll(async () => {
  site = await startSupervisionSite();
});
afterAll(() => site?.stop());

/** A message from a form that was open for a minute. */
const letterTo = async (suid: number, more: object = {}) => {
  return {
    suid,
    ticket: await site.oldTicket(suid),
    name: 'Une lectrice',
    replyTo: '',
    message: 'Le match de samedi a fini 4 à 3.\nMerci !',
    hockeyAnswer: 'Washington',
    website: '',
    ...more,
  };
};

describe('a message to a supervisor', () => {
  let english: Supervisor;
  beforeAll(async () => {
    english = await site.member('Gwen', 'en');
    await english.mutate('supervision.join', { kind: 'league', id: 12 });
  });

  test("is mailed in the supervisor's language, and neither side sees the other’s address", async () => {
    const sent = await site.visitor.mutate('supervision.contact', await letterTo(english.number));
    expect(sent).toMatchObject({ status: 200, data: { sent: true } });
    expect(JSON.stringify(sent)).not.toContain('secret.example');
    const mail = await site.mailTo(english.email);
    expect(mail.text).toContain('Hello Gwen');
    expect(mail.text).toContain('Une lectrice');
    expect(mail.text).toContain('> Le match de samedi');
    expect(mail.text).toContain('you cannot answer them');
    expect(
      JSON.stringify(await site.visitor.query('supervision.get', { suid: english.number })),
    ).not.toContain('secret.example');
  });

  test('has a reply address when one is entered, and is sent once however often it is submitted', async () => {
    const after = site.mail.received.length;
    const letter = {
      ...(await letterTo(english.number, { replyTo: 'lectrice@example.net' })),
      commandId: randomUUID(),
    };
    await site.visitor.mutate('supervision.contact', letter);
    await site.visitor.mutate('supervision.contact', letter);
    const mail = await site.mailTo(english.email, after);
    expect(JSON.stringify(mail)).toContain('lectrice@example.net');
    await site.settled();
    expect(site.mail.received.length).toBe(after + 1);
  });

  test('is mailed without invisible and bidirectional characters', async () => {
    const after = site.mail.received.length;
    const letter = await letterTo(english.number, {
      name: 'Une\u202E lec\u00ADtrice\u{E0041}',
      message: 'Le match\u200B de samedi\u2066 a fini 4 à 3. 👩‍👧',
    });
    expect((await site.visitor.mutate('supervision.contact', letter)).status).toBe(200);
    const mail = await site.mailTo(english.email, after);
    expect(mail.text).toContain('Une lectrice');
    expect(mail.text).toContain('> Le match de samedi a fini');
  });

  test('is not sent to a supervisor under 18, and a member under 14 cannot become a supervisor', async () => {
    const young = await site.member('Juvenal');
    const consent = (kind: string) =>
      site.pool.query(`INSERT INTO accounts.consents ("memberId", kind, version) VALUES ($1, $2, '2025')`, [
        young.id,
        kind,
      ]);
    const join = () => young.mutate('supervision.join', { kind: 'league', id: 12 });
    await consent('parent');
    expect((await join()).code).toBe('supervisor/too-young');
    await consent('age');
    expect((await join()).status).toBe(200);
    const letter = await letterTo(young.number);
    await consent('minor');
    const result = await site.visitor.query('supervision.contactTicket', { suid: young.number });
    expect(result.data).toEqual({ ticket: null });
    expect((await site.visitor.mutate('supervision.contact', letter)).code).toBe('supervisor/unknown');
  });

  test('needs a name and the solution of a hockey question, unless a member sends it', async () => {
    const letter = await letterTo(english.number, { name: '', hockeyAnswer: '' });
    expect(await site.visitor.mutate('supervision.contact', letter)).toMatchObject({
      status: 422,
      code: 'contact/name-missing',
      field: 'name',
    });
    expect(
      await site.visitor.mutate('supervision.contact', { ...letter, name: 'X', hockeyAnswer: 'Canadiens' }),
    ).toMatchObject({ code: 'account/wrong-answer', field: 'hockeyAnswer' });
    const ina = await site.member('Ina');
    const after = site.mail.received.length;
    expect((await ina.mutate('supervision.contact', letter)).status).toBe(200);
    const mail = await site.mailTo(english.email, after);
    expect(mail.text).toMatch(/The member .+Ina/);
    expect(JSON.stringify(mail)).not.toContain(ina.email);
  });

  test('is refused, or accepted and discarded, when a program sends it', async () => {
    const after = site.mail.received.length;
    const { data } = await site.visitor.query('supervision.contactTicket', { suid: english.number });
    const hasty = await letterTo(english.number, { ticket: data['ticket'] });
    expect(await site.visitor.mutate('supervision.contact', hasty)).toMatchObject({
      code: 'contact/too-fast',
    });
    expect(
      await site.visitor.mutate('supervision.contact', { ...hasty, ticket: '1700000000000.x' }),
    ).toMatchObject({ code: 'contact/form-expired' });
    const trapped = await letterTo(english.number, { website: 'https://spam.example' });
    expect(await site.visitor.mutate('supervision.contact', trapped)).toMatchObject({ data: { sent: true } });
    const tooShort = { ...trapped, website: '', message: 'Allo' };
    expect(await site.visitor.mutate('supervision.contact', tooShort)).toMatchObject({
      code: 'contact/message-length',
      field: 'message',
    });
    const forged = { ...trapped, website: '', name: 'X\r\nBcc: tous@example.org' };
    expect(await site.visitor.mutate('supervision.contact', forged)).toMatchObject({ field: 'name' });
    expect(site.mail.received.length).toBe(after);
  });

  test('can only be sent to supervisors, and is limited', async () => {
    const nobody = await site.member('Personne');
    expect(await site.visitor.query('supervision.contactTicket', { suid: nobody.number })).toMatchObject({
      code: 'supervisor/unknown',
    });
    const letter = await letterTo(english.number);
    const codes: (string | null)[] = [];
    for (let i = 0; i < 12; i += 1)
      codes.push(
        (await site.visitor.mutate('supervision.contact', { ...letter, suid: english.number })).code,
      );
    expect(codes.at(-1)).toBe('request/too-many');
    expect(codes[0]).toBeNull();
  });

  test('is not stored after it was sent', async () => {
    const waiting = () => site.pool.query('SELECT FROM accounts.outbox');
    await expect.poll(async () => (await waiting()).rowCount).toBe(0);
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

describe('a message without scripts', () => {
  let watcher: Supervisor;
  let path: string;
  beforeAll(async () => {
    await site.pool.query('DELETE FROM accounts.attempts');
    watcher = await site.member('Veilleuse');
    await watcher.mutate('supervision.join', { kind: 'league', id: 12 });
    path = `/fr/s-${watcher.number}-veilleuse`;
  });

  type Posted = {
    values: Record<string, string>;
    errors: { field: string; code: string; message: string }[];
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
    (await site.visitor.query<{ ticket: string }>('supervision.contactTicket', { suid: watcher.number })).data
      .ticket;
  const written = {
    name: 'Une lectrice',
    replyTo: '',
    message: 'Le match de samedi a fini 4 à 3.',
    hockeyAnswer: 'Washington',
    website: '',
  };

  test('returns the page with its field errors and the input', async () => {
    const fields = { ...written, name: ' ', message: 'Allo', hockeyAnswer: 'Canadiens', ticket: 'x' };
    const { status, posted, headers } = await post(fields);
    expect([status, headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(posted?.errors.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'contact/name-missing'],
      ['message', 'contact/message-length'],
      ['hockeyAnswer', 'account/wrong-answer'],
    ]);
    expect(posted?.errors[0]?.message).toContain('60 caractères');
    expect(posted?.values).toEqual(fields);
    // An expired form, or one without a ticket, gets a new one with the page.
    const late = await post(written);
    expect(late.posted).toMatchObject({
      errors: [{ field: null, code: 'contact/form-expired' }],
      values: written,
    });
    expect(late.posted?.values).not.toHaveProperty('ticket');
  });

  test('is confirmed and sent once', async () => {
    const early = { ...written, ticket: await ticket() };
    const hasty = await post(early);
    expect(hasty.posted).toMatchObject({ errors: [{ code: 'contact/too-fast' }], values: early });
    const form = { ...written, ticket: await site.oldTicket(watcher.number) };
    const after = site.mail.received.length;
    for (let i = 0; i < 2; i += 1)
      expect(await post(form)).toMatchObject({ status: 303, location: `${path}?sent=1` });
    expect((await site.mailTo(watcher.email, after)).text).toContain('> Le match de samedi');
    // Members need only the message, since they are known.
    const ina = await site.member('Odile');
    const { message, ticket: used } = form;
    const known = await post(
      { message: `${message} Merci !`, ticket: used },
      { cookie: `session=${ina.token}` },
    );
    expect(known).toMatchObject({ status: 303, location: `${path}?sent=1` });
    await expect.poll(() => site.mail.received.length).toBe(after + 2);
    expect(site.mail.received.at(-1)?.text).toContain('Odile');
  });

  test('must come from the site itself, and is for supervisors only', async () => {
    expect((await post(written, { origin: 'https://evil.example' })).status).toBe(403);
    const nobody = await site.member('Absente');
    const other = `/fr/s-${nobody.number}-absente`;
    const unknown = await post({ ...written, ticket: await ticket() }, {}, other);
    expect(unknown).toMatchObject({ status: 422, posted: { errors: [{ code: 'contact/form-expired' }] } });
    expect((await post(written, {}, '/fr/accueil')).status).toBe(404);
    expect(await post({ ...written, message: 'x'.repeat(20_000) })).toMatchObject({
      status: 303,
      location: path,
    });
  });
});
