import { hasAdmin } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { m } from '../config/terminal-messages.ts';
import { createDb } from '../postgres/pool.ts';
import type { Store } from './store.ts';

/** How the first administrator’s account is made; null as soon as somebody has one. */
export const firstAdminNote = async ({ pool }: Pick<Store, 'pool'>): Promise<string | null> =>
  (await hasAdmin(createDb<AccountTables>(pool))) ? null : m.start_first_admin();
