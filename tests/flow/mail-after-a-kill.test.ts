import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endLaunched } from '../support/launch.ts';
import { startMailServer, tokenIn } from '../support/mail-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { browserOf, newcomer } from './accounts-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { type OwnProcess, startOwnProcess } from './own-process.ts';

let database: FreshDatabase;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  database = await freshDatabase();
  const pool = createPool(database.url);
  await ensureViews(pool);
  const log = await openEventLog(database.url);
  await createWriter(log)(beginning);
  await catchUp({ pool, log });
  await log.close();
  await pool.end();
  mail = await startMailServer();
});
afterEach(async () => {
  await endLaunched('SIGKILL');
  await mail?.stop();
  await database?.drop();
});

const startGateway = (smtpUrl: string): Promise<OwnProcess> =>
  startOwnProcess('gateway', { DATABASE_URL: database.url, SMTP_URL: smtpUrl, CAPTCHA: 'none' });

test('when a gateway is killed before a mail is sent, a reactor that starts later sends it, with a valid link', async () => {
  const { url: mailUrl, port } = mail;
  // The mail server is down, so no mail can be sent before the kill.
  await mail.stop();
  const first = await startGateway(mailUrl);
  expect(await browserOf(first.url).mutate('register', newcomer)).toMatchObject({ status: 200 });
  await first.kill();
  mail = await startMailServer(port);
  const second = await startGateway(mailUrl);
  await startOwnProcess('reactor', { DATABASE_URL: database.url, SMTP_URL: mailUrl });
  await expect.poll(() => mail.received.length).toBe(1);
  expect(mail.received[0]?.to).toEqual([newcomer.email]);
  const token = tokenIn(mail.received[0] ?? { to: [], text: '' });
  expect(await browserOf(second.url).mutate('confirm', { token })).toMatchObject({
    status: 200,
    data: { confirmed: 'verify-email', isActive: true },
  });
});
