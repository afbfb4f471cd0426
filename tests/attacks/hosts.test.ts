import { afterAll, beforeAll, expect, test } from 'vitest';
import { oddHosts } from '../support/odd-hosts.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { rawStatus } from '../support/raw-request.ts';
import { startGatewaySite } from '../flow/gateway-site.ts';

let site: Awaited<ReturnType<typeof startGatewaySite>>;
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());

const statusOf = (head: string, body?: string) => rawStatus(site.url, head, body);

const paths = [
  '/',
  '/fr',
  '/fr/2021-2022/equipes',
  '/fr/nulle-part',
  '/api/v1/seasons',
  '/api/v1/nowhere',
  '/trpc/site.nav?input=%7B%22lang%22%3A%22fr%22%7D',
  '/files/fr/forum.rss',
  '/sitemap.xml',
  '/robots.txt',
  '/oembed?url=http%3A%2F%2Fa%20b%2Ffr',
  '/healthz',
  '/metrics',
  '/assets/nothing.js',
  '//a b/fr',
];

test.each(oddHosts.map((host) => [host.length > 40 ? `${host.length} letters` : host, host]))(
  'a request to the host "%s" ends in no server error',
  async (_, host) => {
    const plain = paths.map((path) => [path, `GET ${path} HTTP/1.1\r\nhost: ${host}`, '']);
    const login = JSON.stringify({ login: 'x', password: 'y' });
    const sent = `host: ${host}\r\norigin: http://${host}\r\ncontent-length: ${login.length}`;
    const written = [
      '/trpc/account.login',
      '/api/v1/auth/login',
      '/fr/confirmation',
      '/broadcasting/auth',
    ].map((path) => [path, `POST ${path} HTTP/1.1\r\ncontent-type: application/json\r\n${sent}`, login]);
    const forwarded = [['forwarded', `GET /fr HTTP/1.1\r\nhost: localhost\r\nx-forwarded-host: ${host}`, '']];
    const statuses = await Promise.all(
      [...plain, ...written, ...forwarded].map(async ([path, head = '', body]) => [
        path,
        await statusOf(head, body),
      ]),
    );
    expect(statuses.filter(([, status]) => Number(status) >= 500 || Number(status) === 0)).toEqual([]);
    for (const path of ['/trpc', '/app/key?protocol=7']) {
      const { status, socket } = await rawConnection(site.url, { path, headers: { Host: host } });
      expect(status).toMatch(/^HTTP\/1\.1 (?:101|4\d\d)/);
      socket.destroy();
    }
    // The site still responds.
    expect(await statusOf(`GET /fr HTTP/1.1\r\nhost: ${new URL(site.url).host}`)).toBe(301);
  },
);

test('a request of HTTP/1.0 without a host gets its response', async () => {
  expect(await statusOf('GET /trpc/site.nav?input=%7B%22lang%22%3A%22en%22%7D HTTP/1.0')).toBe(200);
});
