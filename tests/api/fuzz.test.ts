import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { fuzzConnection } from './support/fuzz-connection.ts';
import { runs, seed, wanted, warmedUp, withinMs } from './support/fuzz-runs.ts';
import { type FuzzSite, fuzzedProcedures, startFuzzSite } from './support/fuzz-site.ts';
import { describedRoutes } from './support/described-routes.ts';
import { inputFor } from './support/inputs.arbitrary.ts';
import { plausible, rubbish } from './support/rubbish.ts';

let fuzz: FuzzSite;
beforeAll(async () => {
  fuzz = await startFuzzSite();
});
afterAll(() => fuzz?.stop());

/** Values that people type into a field or programs send in it. */
const typed = fc.oneof(rubbish, plausible).map((value) => {
  const output = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return output.toWellFormed().slice(0, 3_000);
});
/** Request bodies of a form that a browser without JavaScript sends, valid or not. */
const unreadableForms = [
  ['application/json', '{"login":"a","password":"b"}'],
  ['application/json', '{"login":'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\nrubbish'],
  ['application/x-www-form-urlencoded', '%ff=%zz&&&=%'],
  ['application/x-www-form-urlencoded', `login=${'x'.repeat(200_000)}`],
  ['application/x-www-form-urlencoded; charset=utf-16', 'login=\0&password=\0'],
  ['text/plain', 'login=a'],
  ['nonsense', 'login=a'],
] as const;

const problemType = 'application/problem+json; charset=utf-8';
const liveInputs = procedures.find(({ name }) => name === 'live.changes')?.inputs ?? [];

describe('random input', () => {
  test.each(fuzzedProcedures)(
    'to $name is rejected without an internal error',
    async ({ name, type, inputs, hasFields }) => {
      await fc.assert(
        fc.asyncProperty(inputFor(inputs), async (input) => {
          const json = JSON.stringify(input) ?? '';
          // Node's HTTP server rejects longer URLs before they reach this router.
          if (type !== 'mutation' && encodeURIComponent(json.toWellFormed()).length > 12_000) return;
          await fuzz.assertSound(
            () => fuzz.callProcedure(name, type, input),
            `${name} ${json.slice(0, 300)}`,
            json.startsWith('{') && hasFields,
          );
        }),
        runs(40),
      );
    },
    withinMs(180_000),
  );

  test(
    'to every REST route is rejected without an internal error',
    async () => {
      const routes = await describedRoutes(fuzz.url);
      expect(routes.length).toBeGreaterThan(20);
      const text = fc.oneof(rubbish, plausible).map((value) =>
        encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())
          .slice(0, 3_000)
          .replace(/%[0-9A-F]?$/, ''),
      );
      for (const { path, method, names } of routes) {
        await fc.assert(
          fc.asyncProperty(
            fc.array(text, { minLength: names.length + 2, maxLength: names.length + 2 }),
            fc.oneof(
              rubbish,
              fc.record({ username: rubbish, gameId: plausible, login: rubbish, password: rubbish }),
            ),
            async (values, body) => {
              const route = path.replaceAll(/\{\w+\}/g, () => values.at(-1) || '1');
              const query = names.map((name, i) => `${name}=${values[i]}`).join('&');
              const send = () =>
                fetch(`${fuzz.url}${route}?${query}`, {
                  method,
                  headers: fuzz.headers(),
                  redirect: 'manual',
                  body: method === 'GET' ? null : JSON.stringify(body),
                });
              await fuzz.assertSound(send, `${method} ${route}?${query}`.slice(0, 300));
            },
          ),
          runs(30),
        );
      }
    },
    withinMs(180_000),
  );

  test(
    'to the authorization of private channels is rejected without an internal error',
    async () => {
      const own = fc.constantFrom<unknown>('moderation', 'member:1', 'supervision:league-11', 'season:1');
      const body = fc.oneof(
        rubbish,
        fc.record({ channels: fc.oneof(rubbish, fc.array(fc.oneof(rubbish, own), { maxLength: 30 })) }),
      );
      await fc.assert(
        fc.asyncProperty(body, async (output) => {
          const json = JSON.stringify(output) ?? '';
          const send = () =>
            fetch(`${fuzz.url}/broadcasting/auth`, { method: 'POST', headers: fuzz.headers(), body: json });
          const response = await fuzz.assertSound(send, `/broadcasting/auth ${json.slice(0, 300)}`);
          const type = response.headers.get('content-type');
          if (response.status >= 400) expect([json, type]).toEqual([json, problemType]);
        }),
        runs(100),
      );
    },
    withinMs(180_000),
  );

  describe.each(languages)('to the login form, in %s', (lang) => {
    const form = pathsIn(lang).login();
    /** Expects a redirect back to the form, with a next page on this site only. */
    const assertBack = async (send: () => Promise<Response>, label: string): Promise<void> => {
      const response = await fuzz.assertSound(send, label);
      const to = response.headers.get('location');
      expect([label, response.status, to?.startsWith(`${form}?refused=1`)]).toEqual([label, 303, true]);
      const next = new URL(to ?? '', fuzz.url).searchParams.get('next') ?? '/';
      expect([label, new URL(next, fuzz.url).origin]).toEqual([label, new URL(fuzz.url).origin]);
      expect([label, response.headers.get('set-cookie')]).toEqual([label, null]);
    };
    test(
      'is rejected, redirects to no other site and causes no internal error',
      async () => {
        const fields = fc.array(fc.tuple(fc.constantFrom('login', 'password', 'lang', '__proto__'), typed), {
          maxLength: 5,
        });
        await fc.assert(
          fc.asyncProperty(fields, typed, async (output, next) => {
            const query = encodeURIComponent(next)
              .slice(0, 3_000)
              .replace(/%[0-9A-F]?$/, '');
            const send = () =>
              fetch(`${fuzz.url}${form}?next=${query}`, {
                method: 'POST',
                redirect: 'manual',
                body: new URLSearchParams(output),
              });
            await assertBack(send, `${form} ${JSON.stringify(output).slice(0, 300)}`);
          }),
          runs(60),
        );
      },
      withinMs(180_000),
    );

    test.each([
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/fr/../..//evil.example',
      'javascript:0',
    ])('redirects to no other site when next is %s', async (next) => {
      const send = () =>
        fetch(`${fuzz.url}${form}?next=${encodeURIComponent(next)}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ login: 'a', password: 'b' }),
        });
      await assertBack(send, next);
    });

    test.each(unreadableForms)('as %s is rejected', async (type, body) => {
      const output = { method: 'POST', redirect: 'manual', headers: { 'content-type': type }, body } as const;
      await assertBack(() => fetch(`${fuzz.url}${form}`, output), `${form} ${type} ${body.slice(0, 30)}`);
    });
  });

  describe.each(languages)('to the contact form of a supervisor, in %s', (lang) => {
    const form = pathsIn(lang).supervisor({ id: 1, name: 'fouineur' });
    /** Expects the form with its errors, or a redirect to a page of this site. */
    const assertForm = async (send: () => Promise<Response>, label: string): Promise<void> => {
      const response = await fuzz.assertSound(send, label);
      const to = response.headers.get('location') ?? form;
      expect([label, to.startsWith(`/${lang}/`)]).toEqual([label, true]);
    };

    test(
      'is rejected, redirects to no other site and causes no internal error',
      async () => {
        const names = [
          'name',
          'replyTo',
          'message',
          'hockeyAnswer',
          'website',
          'ticket',
          'suid',
          '__proto__',
        ];
        const fields = fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 8 });
        const path = fc.constantFrom(
          form,
          `/${lang}/s-999999-x`,
          `/${lang}/s-1`,
          `/${lang}/%00`,
          `/${lang}/s-1-%ff`,
        );
        await fc.assert(
          fc.asyncProperty(path, fields, async (to, output) => {
            const body = new URLSearchParams(output);
            const send = () => fetch(`${fuzz.url}${to}`, { method: 'POST', redirect: 'manual', body });
            await assertForm(send, `${to} ${JSON.stringify(output).slice(0, 300)}`);
          }),
          runs(60),
        );
      },
      withinMs(180_000),
    );

    test.each(unreadableForms)('as %s is rejected', async (type, body) => {
      const output = { method: 'POST', redirect: 'manual', headers: { 'content-type': type }, body } as const;
      await assertForm(() => fetch(`${fuzz.url}${form}`, output), `${form} ${type} ${body.slice(0, 30)}`);
    });
  });

  test.each([
    ['not JSON', '{"login":'],
    ['a lone text', '"x"'],
    ['a number', '1'],
    ['nothing', ''],
    ['too deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['too deep inside', `{"login":${'['.repeat(9_000)}1${']'.repeat(9_000)}}`],
    ['too deep for REST', `{"login":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`],
    ['too long', JSON.stringify({ login: 'x'.repeat(3_000_000) })],
    ['a prototype', '{"__proto__":{"role":"masterAdmin"},"login":"a","password":"b"}'],
    ['an odd envelope', '{"json":{"login":"a"},"meta":{"values":{"login":["Date"]},"v":9}}'],
    [
      'a poisoned envelope',
      '{"json":{"a":1},"meta":{"values":{"__proto__.x":["map"],"a":[["custom","x"]]}}}',
    ],
  ])('as a body that is %s is rejected', async (_what, body) => {
    for (const url of [
      '/trpc/account.logIn',
      '/trpc/game.record',
      '/api/v1/auth/login',
      '/broadcasting/auth',
      pathsIn('fr').login(),
      pathsIn('en').login(),
      pathsIn('fr').supervisor({ id: 1, name: 'fouineur' }),
    ])
      await fuzz.assertSound(
        () => fetch(`${fuzz.url}${url}`, { method: 'POST', headers: fuzz.headers(), body }),
        url,
      );
  });

  test(
    'over live connections is rejected without an internal error',
    async () => {
      const connection = fuzzConnection(fuzz.url);
      const topics = fc.array(
        fc.oneof(fc.constantFrom('league:11', 'season:1', 'member:1', 'moderation'), rubbish),
      );
      const input = fc.oneof(
        rubbish,
        inputFor(liveInputs),
        fc.record({ lang: fc.constantFrom('fr', 'en'), topics }),
      );
      const request = fc.record({
        id: fc.oneof(fc.nat(), rubbish),
        method: fc.oneof(
          fc.constantFrom('subscription', 'query', 'mutation', 'subscription.stop', 'connectionParams'),
          rubbish,
        ),
        params: fc.record({
          path: fc.oneof(fc.constantFrom('live.changes', 'site.nav', '__proto__.constructor'), rubbish),
          input,
        }),
      });
      const message = fc.oneof(
        { weight: 6, arbitrary: request.map((output) => JSON.stringify(output)) },
        { weight: 1, arbitrary: fc.array(request, { maxLength: 5 }).map((output) => JSON.stringify(output)) },
        { weight: 1, arbitrary: rubbish.map((output) => JSON.stringify(output) ?? '') },
        { weight: 1, arbitrary: fc.string() },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Uint8Array.from(bytes)) },
      );
      await fc.assert(
        fc.asyncProperty(message, async (output) => {
          const label = `live ${String(output).slice(0, 300)}`;
          const text = await fuzz.measure.timed(label, () => connection.say(output));
          expect([label, /"httpStatus":5\d\d/.exec(text)?.[0]]).toEqual([label, undefined]);
          fuzz.expectNothingOfInside(label, text);
        }),
        runs(300),
      );
      connection.close();
      await fuzz.expectReady();
    },
    withinMs(180_000),
  );

  test(
    'is sent as often as FUZZ_REQUESTS states',
    async () => {
      const anyCall = fc.oneof(
        ...fuzzedProcedures.map(({ name, type, inputs }) =>
          inputFor(inputs).map((input) => ({ name, type, input })),
        ),
      );
      const calls = fc.sample(anyCall, { numRuns: Math.max(0, wanted - fuzz.measure.count()), seed });
      for (const { name, type, input } of calls)
        await fuzz.assertSound(
          () => fuzz.callProcedure(name, type, input),
          `${name} ${JSON.stringify(input)?.slice(0, 300)}`,
        );
      expect(fuzz.measure.count()).toBeGreaterThan(Math.max(warmedUp, wanted - 1));
    },
    withinMs(300_000),
  );

  test('leaves no memory behind', () => {
    fuzz.expectNoMemoryKept(
      `with rubbish to ${procedures.length} procedures, the REST routes and live connections`,
    );
  });
});
