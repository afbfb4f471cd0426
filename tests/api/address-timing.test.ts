import { addMember } from '@rondelle/infra/accounts/members.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsSite, browserOf, newcomer, startAccountsSite } from '../flow/accounts-site.ts';
import { expectAlike, timesOf } from '../support/timing.ts';

let site: AccountsSite;
const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];
const rounds = 60;
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
}, 60_000);
afterAll(() => site.stop());

const emailOf = (kind: Kind, round: number): string =>
  kind === 'known' ? knownEmail : `nobody-${round}@example.org`;

/** Milliseconds until the answer, which is the same for all. Limits are emptied: they are not what is measured. */
const timeOfAnswer = async (procedure: string, input: object): Promise<number> => {
  await site.pool.query('DELETE FROM accounts.tries');
  await new Promise((resolve) => setTimeout(resolve, 40));
  const browser = browserOf(site.url);
  const begun = performance.now();
  const answer = await browser.tell(procedure, input);
  const took = performance.now() - begun;
  expect(answer).toMatchObject({ status: 200, data: { sent: true, inbox: null } });
  return took;
};

test.each(['forgottenPassword', 'forgottenUsername', 'askParentAgain'])(
  'how long %s takes tells nothing of the address',
  async (procedure) => {
    const times = await timesOf(kinds, rounds, (kind, round) =>
      timeOfAnswer(procedure, { email: emailOf(kind, round) }),
    );
    expectAlike(`${procedure}, known`, times.known, times.unknown);
  },
  60_000,
);

test('how long registering takes tells nothing of the address', async () => {
  const times = await timesOf(kinds, rounds, (kind, round) => {
    const email = emailOf(kind, round);
    const username = `${kind} ${round + 1}`;
    return timeOfAnswer('register', { ...newcomer, username, email, emailConfirmation: email });
  });
  expectAlike('register, known', times.known, times.unknown);
}, 60_000);
