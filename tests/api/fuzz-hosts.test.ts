import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oddHosts } from '../support/odd-hosts.ts';
import { rawStatus } from '../support/raw-request.ts';
import { describedRoutes } from './support/described-routes.ts';
import { runs, withinMs } from './support/fuzz-runs.ts';
import { type FuzzSite, fuzzedProcedures, startFuzzSite } from './support/fuzz-site.ts';

let fuzz: FuzzSite;
beforeAll(async () => {
  fuzz = await startFuzzSite(100);
});
afterAll(() => fuzz?.stop());

const pages = languages.flatMap((lang) => [
  `/${lang}`,
  pathsIn(lang).login(),
  pathsIn(lang).cities(),
  `/${lang}/2021-2022`,
  `/${lang}/nowhere`,
]);
const files = [
  '/files/fr/forum.rss',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/none.js',
  '/oembed?url=http%3A%2F%2Fx%2Ffr',
  '/healthz',
];

const host = fc.oneof(
  fc.constantFrom(...oddHosts),
  // Without line breaks, after which the next header begins.
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
);

test(
  'pages, files, REST routes and procedures respond to arbitrary hosts without a server error',
  async () => {
    const routes = (await describedRoutes(fuzz.url)).map(
      ({ method, path }) => `${method} /api/v1${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, '1')}`,
    );
    const calls = fuzzedProcedures.map(
      ({ name, type }) => `${type === 'mutation' ? 'POST' : 'GET'} /trpc/${name}?input=%7B%7D`,
    );
    const request = fc.oneof(
      fc.constantFrom(...[...pages, ...files].map((path) => `GET ${path}`)),
      fc.constantFrom(...routes),
      fc.constantFrom(...calls),
    );
    await fc.assert(
      fc.asyncProperty(request, host, fc.boolean(), async (line, sent, isForwarded) => {
        const label = `${line} to ${JSON.stringify(sent).slice(0, 200)}`;
        const names = isForwarded
          ? `host: localhost\r\nx-forwarded-host: ${sent}`
          : `host: ${sent}\r\norigin: http://${sent}`;
        const head = `${line} HTTP/1.1\r\n${names}\r\ncontent-type: application/json\r\ncontent-length: 2`;
        const status = await fuzz.measure.timed(label, () => rawStatus(fuzz.url, head, '{}'));
        fuzz.answered(status);
        expect([label, status > 0 && status < 500]).toEqual([label, true]);
      }),
      runs(3_000),
    );
    await fuzz.expectReady();
  },
  withinMs(180_000),
);

test('arbitrary hosts leave no memory behind', () => {
  fuzz.expectNoMemoryKept('with arbitrary hosts');
});
