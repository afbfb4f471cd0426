import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsSite, startAccountsSite } from '../flow/accounts-site.ts';
import { expectAlike, leastWork } from '../support/timing.ts';

let site: AccountsSite;
/** `unconfirmed` is an account whose address is not confirmed yet; `unknown` has no account. */
const kinds = ['known', 'banned', 'unknown'] as const;
type Kind = (typeof kinds)[number] | 'unconfirmed';

beforeAll(async () => {
  site = await startAccountsSite();
  const accounts = createDb<AccountTables>(site.pool);
  const passwordHash = await createPasswordHasher().hash('glace-bleue-et-bâtons');
  for (const username of ['known', 'banned', 'unconfirmed']) {
    const email = `${username}@example.org`;
    const verified = username !== 'unconfirmed';
    await addMember(accounts, { username, email, passwordHash, language: 'fr', verified });
  }
  await site.pool.query(`UPDATE accounts.members SET "bannedAt" = now() WHERE username = 'banned'`);
});
afterAll(() => site?.stop());

/**
 * Milliseconds and SQL statements until a wrong password is refused. Clears the rate limits, which are not measured
 * here.
 */
const refusal = async (kind: Kind, round: number) => {
  await site.pool.query('DELETE FROM accounts.attempts');
  const login = kind === 'unknown' ? `nobody-${round}` : kind;
  const statementsBefore = site.statements();
  const begun = performance.now();
  const response = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'un-mot-de-passe-faux' }),
  });
  const text = await response.text();
  const took = performance.now() - begun;
  expect([response.status, JSON.parse(text)]).toMatchObject([401, { type: 'account/wrong-credentials' }]);
  return { took, statements: site.statements() - statementsBefore };
};

test('the time until a login is refused does not reveal whether the account exists', async () => {
  await expectAlike('login', kinds, async (kind: Kind, round) => (await refusal(kind, round)).took);
}, 240_000);

const work = (kind: Kind) => leastWork(async (round) => (await refusal(kind, 1_000 + round)).statements);

test('a refused login runs as many database statements with an account as without', async () => {
  const without = await work('unknown');
  expect(without).toBeGreaterThan(0);
  for (const kind of ['known', 'banned', 'unconfirmed'] as const)
    expect([kind, await work(kind)]).toEqual([kind, without]);
});
