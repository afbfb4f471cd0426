import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaguePage } from './gateway-site.ts';
import { type UnhintedGateway, startUnhintedGateway } from './second-gateway.ts';
import { startSupervisionSite, type SupervisionSite, type Supervisor } from './supervision-site.ts';

let site: SupervisionSite;
let other: UnhintedGateway;
let supervisor: Supervisor;
let admin: Supervisor;
beforeAll(async () => {
  site = await startSupervisionSite();
  other = await startUnhintedGateway(site, 100);
  supervisor = await site.member('Nommée');
  admin = await site.member('Gardien');
  await site.pool.query(`UPDATE accounts.members SET role = 'admin' WHERE id = $1`, [admin.id]);
  expect(await supervisor.mutate('supervision.join', { kind: 'league', id: 11 })).toMatchObject({
    status: 200,
  });
});
afterAll(async () => {
  await other?.close();
  await site?.stop();
});

const input = (question: object) => encodeURIComponent(JSON.stringify({ lang: 'fr', ...question }));
const inLeague = { sid: '2021-2022', cid: 1, rid: 1 };
const paths = [
  `/trpc/league.table?input=${input(inLeague)}`,
  `/trpc/supervision.list?input=${input({ sid: '2021-2022' })}`,
  '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1',
];
const named = async () => {
  const pages = [site.url, other.url].flatMap((url) => paths.map((path) => url + path));
  return Promise.all(pages.map(async (url) => (await (await fetch(url)).text()).includes('Nommée')));
};
const everywhere = (is: boolean) => Array.from({ length: 2 * paths.length }, () => is);

test('cached pages of all gateways stop naming a banned member, and name them again when the ban is lifted', async () => {
  expect((await fetch(other.url + leaguePage)).status).toBe(200);
  await expect.poll(named).toEqual(everywhere(true));
  // Both gateways have the page in their cache now.
  expect(await named()).toEqual(everywhere(true));
  expect(await admin.mutate('member.ban', { uid: supervisor.number })).toMatchObject({ status: 200 });
  await expect.poll(named).toEqual(everywhere(false));
  expect(await admin.mutate('member.unban', { uid: supervisor.number })).toMatchObject({ status: 200 });
  await expect.poll(named).toEqual(everywhere(true));
});
