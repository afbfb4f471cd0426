import { randomInt } from 'node:crypto';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { addMember as insertMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { openEmbeddedPostgres } from '@rondelle/site/embedded-postgres.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const password = 'une-patinoire-au-lac';
const passwordHash = createPasswordHasher().hash(password);

/** Creates an account while the site runs, as an operator does in a terminal. */
export const addMember = async (
  username: string,
  role: MemberRole = 'member',
  dataDir: string = inject('dataDir'),
): Promise<void> => {
  const email = `${username.replaceAll(/\W/g, '').toLowerCase()}@example.org`;
  const member = { username, email, role, language: 'en', verified: true } as const;
  const database = await openEmbeddedPostgres(dataDir);
  const pool = createPool(database.url);
  const added = await insertMember(createDb<AccountTables>(pool), {
    ...member,
    passwordHash: await passwordHash,
  });
  await pool.end();
  await database.close();
  if ('taken' in added) throw new Error(`no account was made for ${username}: its ${added.taken} is taken`);
};

/** A new IP address for each login, so that tests do not share a rate limit. */
const newAddress = (): string => `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`;

/** Logs a visitor in without the form: the browser then has the session's cookies. */
export const logIn = async (page: Page, name: string, site = inject('siteUrl')): Promise<void> => {
  const response = await page.request.post('/trpc/account.logIn', {
    headers: { origin: site, 'x-forwarded-for': newAddress() },
    data: { lang: 'fr', login: name, password },
  });
  if (!response.ok()) throw new Error(`${name} could not log in: ${await response.text()}`);
};

export const fillInLogin = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
};
