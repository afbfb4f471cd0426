import { type Gateway, startGateway } from '@rondelle/gateway/server.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webFixture } from '../support/web-fixture.ts';
import { leaguePage } from './gateway-site.ts';
import { startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';

let site: SupervisionSite;
let other: Gateway;
let supervisor: Supervisor;
let admin: Supervisor;
let removeWeb: () => Promise<void>;
beforeAll(async () => {
  site = await startSupervisionSite();
  const web = await webFixture();
  removeWeb = web.remove;
  // No hint reaches it: what it hears, it hears by asking.
  other = await startGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'https://rondelle.example',
    db: createDb<Tables>(site.pool),
    log: site.log,
    hints: { listen: () => () => undefined },
    web,
    logger: createLogger('silent'),
    mailer: { send: async () => undefined, inbox: null },
    healEveryMs: 100,
  });
  supervisor = await site.member('Nommée');
  admin = await site.member('Gardien');
  await site.pool.query(`UPDATE accounts.members SET role = 'admin' WHERE id = $1`, [admin.id]);
  expect(await supervisor.tell('supervision.join', { kind: 'league', id: 11 })).toMatchObject({
    status: 200,
  });
});
afterAll(async () => {
  await other.close();
  await site.stop();
  await removeWeb();
});

const input = (question: object) => encodeURIComponent(JSON.stringify({ json: { lang: 'fr', ...question } }));
const inLeague = { sid: '2021-2022', cid: 1, rid: 1 };
const ways = [
  `/trpc/league.table?input=${input(inLeague)}`,
  `/trpc/supervision.list?input=${input({ sid: '2021-2022' })}`,
  '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1',
];
const named = async () => {
  const pages = [site.url, other.url].flatMap((url) => ways.map((way) => url + way));
  return Promise.all(pages.map(async (url) => (await (await fetch(url)).text()).includes('Nommée')));
};
const everywhere = (is: boolean) => Array.from({ length: 2 * ways.length }, () => is);

test('whoever is banned is named on no kept page of any gateway, and is again when the ban is lifted', async () => {
  expect((await fetch(other.url + leaguePage)).status).toBe(200);
  await expect.poll(named, { timeout: 5_000 }).toEqual(everywhere(true));
  // Kept by both from now on.
  expect(await named()).toEqual(everywhere(true));
  expect(await admin.tell('member.ban', { uid: supervisor.number })).toMatchObject({ status: 200 });
  await expect.poll(named, { timeout: 5_000 }).toEqual(everywhere(false));
  expect(await admin.tell('member.unban', { uid: supervisor.number })).toMatchObject({ status: 200 });
  await expect.poll(named, { timeout: 5_000 }).toEqual(everywhere(true));
});
