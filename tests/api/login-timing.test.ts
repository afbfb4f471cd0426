import { addMember } from '@rondelle/infra/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/infra/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsSite, startAccountsSite } from '../flow/accounts-site.ts';
import { expectAlike, timesOf } from '../support/timing.ts';

let site: AccountsSite;
const kinds = ['known', 'unknown', 'banned'] as const;
type Kind = (typeof kinds)[number];
const rounds = 60;

beforeAll(async () => {
  site = await startAccountsSite();
  const accounts = createDb<AccountTables>(site.pool);
  const passwordHash = await createPasswordHasher().hash('glace-bleue-et-bâtons');
  for (const username of ['known', 'banned']) {
    const email = `${username}@example.org`;
    await addMember(accounts, { username, email, passwordHash, language: 'fr', verified: true });
  }
  await site.pool.query(`UPDATE accounts.members SET banned_at = now() WHERE username = 'banned'`);
}, 60_000);
afterAll(() => site.stop());

/** Milliseconds until a wrong password is refused. The limits are emptied: they are not what is measured. */
const timeOf = async (kind: Kind, round: number): Promise<number> => {
  await site.pool.query('DELETE FROM accounts.tries');
  const login = kind === 'unknown' ? `nobody-${round}` : kind;
  const begun = performance.now();
  const response = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'un-mot-de-passe-faux' }),
  });
  const text = await response.text();
  const took = performance.now() - begun;
  expect([response.status, JSON.parse(text)]).toMatchObject([401, { type: 'account/wrong-credentials' }]);
  return took;
};

test('how long a refusal takes tells nothing of the account', async () => {
  const times = await timesOf(kinds, rounds, timeOf);
  for (const kind of ['known', 'banned'] as const) expectAlike(kind, times[kind], times.unknown);
}, 120_000);
