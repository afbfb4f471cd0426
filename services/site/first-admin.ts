import { randomInt } from 'node:crypto';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { hasAdmin } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { language, m } from '@rondelle/infra/config/terminal-messages.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Store } from './store.ts';

const isNeeded = async ({ pool }: Pick<Store, 'pool'>): Promise<boolean> =>
  !(await hasAdmin(createDb<AccountTables>(pool)));

/** Letters and digits that are not easily confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const part = (): string => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** Returns a code for creating the first administrator's account; null when an administrator exists. */
export const newSetupCode = async (store: Pick<Store, 'pool'>): Promise<string | null> =>
  (await isNeeded(store)) ? `${part()}-${part()}-${part()}` : null;

/** Returns instructions for creating the first administrator's account; null when one exists. `url`: of the site. */
export const firstAdminNote = async (
  store: Pick<Store, 'pool'>,
  url: string,
  code: string | null,
): Promise<string | null> => {
  if (!(await isNeeded(store))) return null;
  const page = `${url}${pathsIn(language).start()}`;
  return code === null ? m.start_first_admin({ page }) : m.start_first_steps({ page, code });
};
