import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const password = 'une-patinoire-au-lac';

/** Makes an account at the terminal, beside the running site, as an operator does. */
export const addMember = async (
  name: string,
  role = 'member',
  dataDir: string = inject('dataDir'),
): Promise<void> => {
  const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@example.org`;
  const child = spawn(process.execPath, ['infra/dev/bootstrap.mjs', 'user', 'create', name, email, role], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LANG: 'en_CA.UTF-8',
      DATA_DIR: dataDir,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`no account was made for ${name}:\n${said}`);
};

/** Everybody logs in from elsewhere: what one address may try so often in a while is not used up by others. */
const newAddress = (): string => `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`;

/** Logs a visitor in without the form: the browser has the session's cookies from then on. */
export const logIn = async (page: Page, name: string): Promise<void> => {
  const answer = await page.request.post('/trpc/account.logIn', {
    headers: { origin: inject('siteUrl'), 'x-forwarded-for': newAddress() },
    data: { lang: 'fr', login: name, password },
  });
  if (!answer.ok()) throw new Error(`${name} could not log in: ${await answer.text()}`);
};

/** Fills in the page for logging in. */
export const fillInLogin = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
};
