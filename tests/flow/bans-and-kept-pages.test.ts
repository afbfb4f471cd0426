import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaguePage } from './gateway-site.ts';
import { type DeafGateway, startDeafGateway } from './second-gateway.ts';
import { startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';

let site: SupervisionSite;
let other: DeafGateway;
let supervisor: Supervisor;
let admin: Supervisor;
beforeAll(async () => {
  site = await startSupervisionSite();
  other = await startDeafGateway(site, 100);
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
});

const input = (question: object) => encodeURIComponent(JSON.stringify({ lang: 'fr', ...question }));
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
