import { hasAdmin } from '../accounts/members.ts';
import type { AccountTables } from '../accounts/tables.ts';
import { createDb } from '../postgres/pool.ts';
import type { StartMessages } from './start-messages.ts';
import type { Store } from './store.ts';

/** Says how the first administrator’s account is made, as long as nobody has one. */
export const sayFirstAdmin = async ({ pool }: Pick<Store, 'pool'>, say: StartMessages): Promise<void> => {
  if (!(await hasAdmin(createDb<AccountTables>(pool)))) console.log(say.firstAdmin);
};
