import { addMember } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsSite, browserOf, newcomer, startAccountsSite } from '../flow/accounts-site.ts';
import { expectAlike, leastWork } from '../support/timing.ts';

let site: AccountsSite;
const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];
const knownEmail = 'known@example.org';

beforeAll(async () => {
  site = await startAccountsSite();
  await addMember(createDb<AccountTables>(site.pool), {
    username: 'known',
    email: knownEmail,
    passwordHash: 'none',
    language: 'fr',
    verified: true,
  });
});
afterAll(() => site?.stop());

const emailOf = (kind: Kind, round: number): string =>
  kind === 'known' ? knownEmail : `nobody-${round}@example.org`;

const queuedMails = async (): Promise<number> =>
  (await site.pool.query('SELECT FROM accounts.outbox')).rowCount ?? 0;
/** Waits until no mail is queued, so that work which one request causes is not measured with the next one. */
const untilNoMailIsQueued = async (): Promise<void> => {
  await expect.poll(queuedMails, { interval: 10 }).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 40));
};

/**
 * Returns the milliseconds and the SQL statements until the response. Clears the rate limits, which are not measured
 * here.
 */
const measureCall = async (procedure: string, input: object) => {
  await site.pool.query('DELETE FROM accounts.attempts');
  await untilNoMailIsQueued();
  const browser = browserOf(site.url);
  const statementsBefore = site.statements();
  const begun = performance.now();
  const response = await browser.mutate(procedure, input);
  const took = performance.now() - begun;
  expect(response).toMatchObject({ status: 200, data: { sent: true, inbox: null } });
  return { took, statements: site.statements() - statementsBefore };
};

const procedures = ['forgottenPassword', 'forgottenUsername', 'askParentAgain', 'register'] as const;
const measureKind = (procedure: (typeof procedures)[number], kind: Kind, round: number) => {
  const email = emailOf(kind, round);
  const form = { ...newcomer, username: `${kind} ${round + 1}`, email, emailConfirmation: email };
  return measureCall(procedure, procedure === 'register' ? form : { email });
};

test.each(procedures)(
  'response time of %s does not reveal whether an address is known',
  async (procedure) => {
    await expectAlike(
      procedure,
      kinds,
      async (kind, round) => (await measureKind(procedure, kind, round)).took,
    );
  },
);

test.each(procedures)(
  '%s runs as many database statements for a known address as for any other',
  async (procedure) => {
    const work = (kind: Kind) =>
      leastWork(async (round) => (await measureKind(procedure, kind, 1_000 + round)).statements);
    const without = await work('unknown');
    expect(without).toBeGreaterThan(0);
    expect(await work('known')).toBe(without);
  },
);
