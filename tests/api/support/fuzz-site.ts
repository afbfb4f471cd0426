import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { expect } from 'vitest';
import { startAccountsSite } from '../../flow/accounts-site.ts';
import { warmedUp } from './fuzz-runs.ts';
import { fieldsOf } from './inputs.arbitrary.ts';
import { memoryHeld, newMeasure } from './measured.ts';

/** Ends or changes the session that the test needs, or deletes the member. */
const skipped = new Set(['account.erase']);
export const fuzzedProcedures = procedures
  .filter(({ name, type }) => type !== 'subscription' && !skipped.has(name))
  .map(({ name, type, inputs }) => ({ name, type, inputs, hasFields: inputs.flatMap(fieldsOf).length > 0 }));

const stackTrace = /\bat .+\.(?:ts|js|mjs):\d+|node_modules|PostgresError|SELECT |syntax error/;
/** Megabytes that the process may hold more than before: compiled code, and the cached responses of a small site. */
const maxGrowthMb = 64;

const expectNothingOfInside = (label: string, text: string): void =>
  expect([label, stackTrace.exec(text)?.[0]]).toEqual([label, undefined]);

/**
 * A site with a member of the highest role, so that the input and not the permission is refused. Measures its memory for
 * the first time after `warmedUpAfter` requests.
 */
export const startFuzzSite = async (warmedUpAfter = warmedUp) => {
  const site = await startAccountsSite();
  const accounts = createDb<AccountTables>(site.pool);
  const added = await addMember(accounts, {
    username: 'fouineur',
    email: 'fouineur@example.org',
    passwordHash: await createPasswordHasher().hash('glace-bleue-et-bâtons'),
    language: 'fr',
    role: 'masterAdmin',
    verified: true,
  });
  const memberId = 'id' in added ? added.id : '';
  let token = '';
  /** Some calls end the session. */
  const renew = async () => {
    token = (await openSession(accounts, memberId, 'api', '')).token;
  };
  await renew();
  const measure = newMeasure();
  /** Responses per status: enough requests must pass the schemas and reach the code behind them. */
  const statuses: Record<number, number> = {};
  let before: ReturnType<typeof memoryHeld> | null = null;
  const answered = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Requests end together, so the count may pass over the number.
    if (measure.count() >= warmedUpAfter) before ??= memoryHeld();
  };
  const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
  return {
    url: site.url,
    measure,
    headers,
    stop: site.stop,
    callProcedure: (name: string, type: string, input: unknown) => {
      const json = JSON.stringify(input) ?? 'null';
      return type === 'mutation'
        ? fetch(`${site.url}/trpc/${name}`, { method: 'POST', headers: headers(), body: json })
        : fetch(`${site.url}/trpc/${name}?input=${encodeURIComponent(json.toWellFormed())}`, {
            headers: headers(),
          });
    },
    /** Expects no 5xx and no stack trace, and that a rejected parameter is named. */
    assertSound: async (
      send: () => Promise<Response>,
      label: string,
      hasFields = false,
    ): Promise<{ readonly status: number; readonly headers: Headers }> => {
      const { response, text } = await measure.timed(label, async () => {
        const received = await send();
        return { response: received, text: await received.text() };
      });
      answered(response.status);
      // No request is exempt: a 503 fails too.
      expect([label, response.status < 500, text.slice(0, 300)]).toEqual([label, true, text.slice(0, 300)]);
      expectNothingOfInside(label, text);
      if (response.status === 401 && text.includes('session/required')) await renew();
      if (response.status === 400 && text.includes('request/invalid') && text.startsWith('{'))
        expect([
          label,
          (hasFields ? /"(?:field|parameter)":"/ : /"(?:field|parameter)":/).test(text),
        ]).toEqual([label, true]);
      return response;
    },
    expectNothingOfInside,
    /** Counts a status that came over a plain connection. */
    answered,
    expectReady: async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200),
    expectNoMemoryKept: (label: string) => {
      const after = memoryHeld();
      const { requests, ...milliseconds } = measure.summary();
      console.log(`${requests} requests ${label}`);
      console.table({ milliseconds });
      console.table({ statuses });
      console.table({ before, after });
      if (measure.slow.length > 0) console.table(measure.slow.slice(0, 20));
      expect(before, 'the memory was measured after the warm-up').not.toBeNull();
      const held = (before?.heap ?? 0) + (before?.buffers ?? 0);
      expect(after.heap + after.buffers).toBeLessThan(held + maxGrowthMb);
    },
  };
};
export type FuzzSite = Awaited<ReturnType<typeof startFuzzSite>>;
