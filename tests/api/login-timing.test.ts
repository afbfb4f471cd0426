import { addMember } from '@rondelle/infra/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/infra/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsSite, startAccountsSite } from '../flow/accounts-site.ts';

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

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? 0;
const median = (values: readonly number[]) => quantile(values, 0.5);
/** How often one of the first took longer than one of the second: 0.5 where nothing tells them apart (Mann–Whitney). */
const share = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
};

test('how long a refusal takes tells nothing of the account', async () => {
  const times: Record<Kind, number[]> = { known: [], unknown: [], banned: [] };
  for (const kind of kinds) await timeOf(kind, -1);
  // One after the other and in changing order: whatever else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
      times[kind].push(await timeOf(kind, round));
  const spread = quantile(times.unknown, 0.75) - quantile(times.unknown, 0.25);
  for (const kind of ['known', 'banned'] as const) {
    const difference = median(times[kind]) - median(times.unknown);
    const superiority = share(times[kind], times.unknown);
    console.log(
      `${kind}: ${median(times[kind]).toFixed(1)} ms, unknown: ${median(times.unknown).toFixed(1)} ms; ` +
        `difference ${difference.toFixed(2)} ms, noise (interquartile) ${spread.toFixed(2)} ms, ` +
        `slower in ${(superiority * 100).toFixed(0)} % of pairs`,
    );
    // Three standard errors of the share with sixty samples each are 0.16; without the hashing it is 0 or 1.
    expect(Math.abs(superiority - 0.5)).toBeLessThan(0.25);
    expect(Math.abs(difference)).toBeLessThan(Math.max(3, median(times.unknown) * 0.15));
  }
}, 120_000);
